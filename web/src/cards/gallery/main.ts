import { mount } from 'svelte'
import '../../styles/fonts.css'
import '../../styles/tokens.css'
import '../../styles/seats.css'
import '../../styles/base.css'
import { settings } from '../../lib/settings.svelte'
import { loadTexts } from '../../lib/texts.svelte'
import Gallery from './Gallery.svelte'

settings.show()
await loadTexts('hof-verrat')
mount(Gallery, { target: document.getElementById('app') as HTMLElement })
