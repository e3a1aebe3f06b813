/** Where the page is. The server answers every such address with the same page. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; match: string }
  | { page: 'join'; match: string; token: string }
  | { page: 'replay'; match: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'lost' }

export function routeOf(path: string, hash = ''): Route {
  const [page = '', which = '', ...more] = path.split('/').slice(1).map(decodeURIComponent)
  if (page === 'puzzle' && which && more.length === 1) return { page, game: which, id: more[0] as string }
  if (more.length) return { page: 'lost' }
  if (page === '') return { page: 'lobby' }
  if (!which) return page === 'settings' || page === 'about' || page === 'puzzles' ? { page } : { page: 'lost' }
  if (page === 'new' || page === 'rules' || page === 'learn') return { page, game: which }
  if (page === 'table' || page === 'replay') return { page, match: which }
  if (page === 'join') return { page, match: which, token: hash.replace(/^#/, '') }
  return { page: 'lost' }
}

class Router {
  route = $state<Route>(routeOf(location.pathname, location.hash))
  /** somebody has moved on from where they came in */
  moved = false

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  private read(): void {
    this.moved = true
    this.route = routeOf(location.pathname, location.hash)
  }

  /** Go there; `replace` leaves no way back to here (an invitation works once). */
  go(path: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.read()
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** For <main use:arrive>: on a new page the keyboard begins at its content, not where the last page was left. */
export function arrive(main: HTMLElement): void {
  if (router.moved && document.activeElement === document.body) main.focus({ preventScroll: true })
}

/** For <a use:inside>: follow links to our own pages without loading anything. */
export function inside(link: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.go(link.pathname)
  }
  link.addEventListener('click', follow)
  return { destroy: () => link.removeEventListener('click', follow) }
}
