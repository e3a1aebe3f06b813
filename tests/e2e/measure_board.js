// What is wrong with a board on the page: boxes over each other or outside, things that stick out of their box, text that is small or cut, scrolling.
() => {
  const rect = (element) => element.getBoundingClientRect()
  const faults = []
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.6 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.6
  const boxes = [...document.querySelectorAll('[data-box]')].map((element) => [element.dataset.box, rect(element)])
  const all = [...boxes, ...[...document.querySelectorAll('.bar, aside')].map((element) => [element.className || element.tagName, rect(element)])]
  all.forEach(([a, x], i) => all.slice(0, i).forEach(([b, y]) => over(x, y) && faults.push(`${a} lies over ${b}`)))
  for (const [name, r] of boxes)
    if (r.left < -0.6 || r.top < -0.6 || r.right > innerWidth + 0.6 || r.bottom > innerHeight + 0.6) faults.push(`${name} is outside the window`)
  for (const element of document.querySelectorAll('[data-box]')) {
    const frame = rect(element)
    for (const part of element.querySelectorAll('.card, .button, button, h2, p, b, li')) {
      const r = rect(part)
      if (!r.width || part.closest('.visually-hidden')) continue
      if (r.left < frame.left - 3 || r.right > frame.right + 3 || r.top < frame.top - 3 || r.bottom > frame.bottom + 3)
        faults.push(`${part.tagName}.${part.className} sticks out of ${element.dataset.box}: ${part.textContent.trim().slice(0, 24)}`)
    }
  }
  let smallest = [99, '']
  const walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement
    if (!walk.currentNode.data.trim() || !rect(parent).width || parent.closest('.visually-hidden, title')) continue
    const scale = parent instanceof SVGElement ? parent.getScreenCTM().a : rect(parent).width / (parent.offsetWidth || rect(parent).width)
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale
    if (size < smallest[0]) smallest = [size, walk.currentNode.data.trim().slice(0, 20)]
  }
  if (smallest[0] < 11.95) faults.push(`text of ${smallest[0].toFixed(1)} px: ${smallest[1]}`)
  for (const element of document.querySelectorAll('main, [data-box], [data-box] :is(.ask, .detail)'))
    if (element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== 'visible') faults.push(`${element.className || element.tagName} hides some of what is in it`)
  if (document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight) faults.push('the page scrolls')
  const place = rect(document.querySelector('.place'))
  const rows = new Set(boxes.flatMap(([, r]) => Array.from({ length: Math.floor(r.height) }, (_, i) => Math.floor(r.top) + i)))
  return {
    faults: [...new Set(faults)], hand: Math.min(999, ...[...document.querySelectorAll('[data-hand]')].map((element) => rect(element).width)),
    height: rows.size / place.height, elements: document.querySelectorAll('.place *').length,
  }
}
