import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import Trial from './Trial.svelte'

/** An award that is told step by step in some element of the page. */
export function tried(target: HTMLElement, props: ComponentProps<typeof Trial>): { root: HTMLElement; tell: (until: number) => void; end: () => void } {
  const told = $state({ ...props })
  const shown = mount(Trial, { target, props: told })
  const tell = (until: number): void => {
    told.until = until
    flushSync()
  }
  return { root: target, tell, end: () => void unmount(shown) }
}
