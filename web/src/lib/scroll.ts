/** Scroll a box until something in it can be seen, and nothing but that box. */
export function keepInSight(box: Element | null | undefined, what: Element | null | undefined): void {
  if (!box || !what) return
  const [outer, inner] = [box.getBoundingClientRect(), what.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 8
  else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 8
}
