// Measures drawings in a browser; `art` is the bundle of them all.
const KINDS = {
  colour: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  grey: [.2126, .7152, .0722, .2126, .7152, .0722, .2126, .7152, .0722],
  protan: [.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998],
  deutan: [.367322, .860646, -.227968, .280085, .672501, .047413, -.01182, .04294, .968881],
  tritan: [1.255528, -.076749, -.178779, -.078411, .930809, .147602, .004733, .691367, .3039],
}
const W = 44, H = 62, CLEARLY = 40
/** A drawing of a card as its pixels at 44 px. */
async function pixels(svg) {
  const picture = new Image(W, H)
  const sized = svg.replace('<svg ', `<svg width="${W}" height="${H}" `)
  picture.src = 'data:image/svg+xml;utf8,' + encodeURIComponent(sized)
  await picture.decode()
  const canvas = new OffscreenCanvas(W, H).getContext('2d')
  canvas.drawImage(picture, 0, 0, W, H)
  return canvas.getImageData(0, 0, W, H).data
}
/** How other eyes see it. */
function seen(data, m) {
  const out = new Uint8ClampedArray(W * H * 3)
  for (let i = 0; i < W * H; i++) {
    const r = data[4 * i], g = data[4 * i + 1], b = data[4 * i + 2]
    for (let k = 0; k < 3; k++) out[3 * i + k] = m[3 * k] * r + m[3 * k + 1] * g + m[3 * k + 2] * b
  }
  return out
}
/** The share of pixels that clearly differ. */
function differ(a, b) {
  let n = 0
  for (let i = 0; i < a.length; i += 3)
    n += Math.max(Math.abs(a[i] - b[i]), Math.abs(a[i + 1] - b[i + 1]), Math.abs(a[i + 2] - b[i + 2])) > CLEARLY ? 1 : 0
  return n / (a.length / 3)
}
/** The nearest pair of a gallery for every kind of eyes: how much of it differs, and its cards. */
async function nearest(gallery) {
  const { look, ids } = art.GALLERIES[gallery]
  const drawn = (id) => art.standalone(art.front(look(id), 'small'), art.words(look(id), { size: 'small' }))
  const cards = await Promise.all(ids.map(async (id) => [id, await pixels(drawn(id))]))
  return Object.fromEntries(Object.entries(KINDS).map(([kind, matrix]) => {
    const views = cards.map(([id, data]) => [id, seen(data, matrix)])
    const pairs = views.flatMap(([a, x], i) => views.slice(0, i).map(([b, y]) => [differ(x, y), a, b]))
    return [kind, pairs.sort((p, q) => p[0] - q[0])[0]]
  }))
}

/** How far every mark goes out of the middle of its medallion, as a share of the radius. */
function marks() {
  const canvas = new OffscreenCanvas(10, 10).getContext('2d')
  const found = []
  const looks = Object.values(art.GALLERIES).flatMap(({ look, ids }) => ids.map(look))
  const written = [...looks.map((look) => look.mark), ...'0123456789'.split('').map((d) => '1' + d), '3+', '0–3', '9½', '?'].filter(Boolean)
  for (const mark of new Set(written)) for (const size of ['small', 'full']) {
    const host = document.createElement('div')
    host.innerHTML = `<svg viewBox="0 0 100 140">${art.words(looks[0], { size, mark })}</svg>`
    const text = host.querySelector('text')
    if (!text) continue
    const rect = host.querySelector('rect'), of = (name, el) => Number(el.getAttribute(name))
    canvas.font = `600 ${of('font-size', text) * 10}px 'Source Sans 3'`
    const ink = canvas.measureText(mark), held = of('textLength', text) || ink.width / 10
    const wide = (ink.actualBoundingBoxRight + ink.actualBoundingBoxLeft) / 10 * held / (ink.width / 10)
    const disc = { left: of('x', rect), top: of('y', rect), right: of('x', rect) + of('width', rect), bottom: of('y', rect) + of('height', rect) }
    const r = (disc.bottom - disc.top) / 2
    const x = of('x', text), y = of('y', text)
    const corner = (dx, cy) => {
      const cx = Math.min(Math.max(x + dx, disc.left + r), disc.right - r)
      return Math.hypot(x + dx - cx, cy - (disc.top + r)) / r
    }
    const tops = [y - ink.actualBoundingBoxAscent / 10, y + ink.actualBoundingBoxDescent / 10]
    const most = Math.max(...[-wide / 2, wide / 2].flatMap((dx) => tops.map((cy) => corner(dx, cy))))
    found.push([mark, size, most])
  }
  return found
}
