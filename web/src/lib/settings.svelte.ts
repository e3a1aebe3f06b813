import { recall, remember } from './storage'

export type Theme = 'auto' | 'dark' | 'light'
export type Motion = 'auto' | 'full' | 'reduced'
/** How fast scenes play; `once`: not at all, the new view is there at once. */
export type Speed = 'slow' | 'normal' | 'fast' | 'once'
export type Lang = 'de' | 'en'

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'once']
export const LANGS: readonly Lang[] = ['de', 'en']

function oneOf<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const kept = recall(key)
  return values.find((value) => value === kept) ?? otherwise
}

/** The browser's first language that we speak. */
export function preferredLanguage(wishes: readonly string[] = navigator.languages ?? []): Lang {
  for (const wish of wishes) {
    const found = LANGS.find((lang) => wish.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return 'en'
}

/** How this browser wants its table: language, theme, motion, sound, and the name it plays under. */
class Settings {
  lang = $state<Lang>(oneOf('lang', LANGS, preferredLanguage()))
  theme = $state<Theme>(oneOf('theme', ['auto', 'dark', 'light'], 'auto'))
  motion = $state<Motion>(oneOf('motion', ['auto', 'full', 'reduced'], 'auto'))
  speed = $state<Speed>(oneOf('speed', SPEEDS, 'normal'))
  sound = $state<'on' | 'off'>(oneOf('sound', ['on', 'off'], 'off'))
  /** be shown where one stands, at tables that agreed on it */
  standing = $state<'on' | 'off'>(oneOf('standing', ['on', 'off'], 'on'))
  nickname = $state(recall('nickname') ?? '')

  set<K extends 'lang' | 'theme' | 'motion' | 'speed' | 'sound' | 'standing' | 'nickname'>(key: K, value: Settings[K]): void {
    ;(this as Settings)[key] = value
    remember(key, value)
    this.show()
  }

  /** Tell the page: the style sheet reads the theme and the motion from the root element. */
  show(): void {
    const root = document.documentElement
    root.lang = this.lang
    for (const [name, value] of [['theme', this.theme], ['motion', this.motion]] as const) {
      if (value === 'auto') delete root.dataset[name]
      else root.dataset[name] = value
    }
  }

  /** Should things stand still? */
  get still(): boolean {
    if (this.motion !== 'auto') return this.motion === 'reduced'
    return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  }
}

export const settings = new Settings()
