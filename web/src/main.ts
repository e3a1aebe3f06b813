import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/seats.css'
import './styles/base.css'
import './styles/controls.css'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { loadTexts } from './lib/texts.svelte'

settings.show()
await loadTexts()
mount(App, { target: document.getElementById('app') as HTMLElement })
