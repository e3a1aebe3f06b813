/** The largest and smallest size of running text in a place of fixed size, in pixels. */
const LARGEST = 18
const SMALLEST = 12

/** An attachment: the text of an element gets the largest size at which all of it is seen; `what` changes whenever the text does. */
export const fitText = (what: unknown, largest = LARGEST) => (element: HTMLElement): void => {
  void what
  for (let size = largest; size >= SMALLEST; size--) {
    element.style.fontSize = `${size}px`
    if (element.scrollHeight <= element.clientHeight) return
  }
}
