import { mount } from 'svelte'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/seats.css'
import '../styles/base.css'
import '../styles/controls.css'
import { settings } from '../lib/settings.svelte'
import { loadTexts } from '../lib/texts.svelte'
import Bench from './Bench.svelte'

settings.show()
await loadTexts()
mount(Bench, { target: document.getElementById('app') as HTMLElement })
