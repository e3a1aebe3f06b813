import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/seats.css'
import './styles/base.css'
import './styles/controls.css'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { recall, remember } from './lib/storage'
import { loadTexts } from './lib/texts.svelte'

/** A part of the page that is gone belonged to an older version: load the new one, but not over and over. */
addEventListener('vite:preloadError', () => {
  const last = Number(recall('reloaded') ?? 0)
  if (Date.now() - last < 60_000) return
  remember('reloaded', String(Date.now()))
  location.reload()
})

settings.show()
await loadTexts()
mount(App, { target: document.getElementById('app') as HTMLElement })
