/** Estimates from the light page what a mail program does that turns light grounds dark and dark text light, and leaves images. */
import type { InvertedPage } from './rendered-page.ts'

/** Runs in the page, so it may use nothing from outside of itself. */
export async function auditDarkMode(max: number): Promise<InvertedPage> {
  const PICTURES_MAX = 80
  const PIXELS = 40
  /** Relative luminance of dark ink and text, and of near white. */
  const INK = 0.07
  const DARK_TEXT = 0.2
  const LIGHT = 0.35
  const WHITE = 0.88

  type Ground = { isColor: boolean; light: number | null }
  const all = [...document.querySelectorAll('*:not(style[data-gallery])')]
  const numbers = new Map(all.map((element, index) => [element, index]))
  const grounds = new Map<Element, Ground>()
  const pixels = new Map<string, Uint8ClampedArray | null>()

  function seen(element: Element) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const sides = [left + window.scrollX, top + window.scrollY, width, height].map((side) => Math.round(side))
    return { index: numbers.get(element) ?? -1, box: sides as [number, number, number, number] }
  }

  function luminance(red: number, green: number, blue: number): number {
    const [r, g, b] = [red, green, blue].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }

  function colors(css: string): [number, number, number, number][] {
    return [...css.matchAll(/rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)/g)].map(([, r, g, b, a]) => [
      Number(r),
      Number(g),
      Number(b),
      a === undefined ? 1 : Number(a),
    ])
  }

  /** A few pixels of an image; null where it cannot be read. Only a background has to be loaded for it. */
  async function readPixels(url: string, shown?: HTMLImageElement): Promise<Uint8ClampedArray | null> {
    const known = pixels.get(url)
    if (known !== undefined || pixels.size >= PICTURES_MAX) return known ?? null
    pixels.set(url, null)
    const image = shown ?? new Image()
    if (!shown) image.src = url
    await image.decode().catch(() => {})
    const canvas = document.createElement('canvas')
    canvas.width = PIXELS
    canvas.height = PIXELS
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context || image.naturalWidth === 0) return null
    context.drawImage(image, 0, 0, PIXELS, PIXELS)
    const { data } = context.getImageData(0, 0, PIXELS, PIXELS)
    pixels.set(url, data)
    return data
  }

  /** The luminance of every pixel; with `border`, only of those along the sides. */
  function lights(data: Uint8ClampedArray, border: boolean): { opaque: number[]; clear: number; of: number } {
    const opaque: number[] = []
    let clear = 0
    let of = 0
    for (let at = 0; at < data.length; at += 4) {
      const [x, y] = [(at / 4) % PIXELS, Math.floor(at / 4 / PIXELS)]
      if (border && x > 0 && y > 0 && x < PIXELS - 1 && y < PIXELS - 1) continue
      of += 1
      if (data[at + 3]! > 160) opaque.push(luminance(data[at]!, data[at + 1]!, data[at + 2]!))
      else if (data[at + 3]! < 32) clear += 1
    }
    return { opaque, clear, of }
  }

  function mean(values: number[]): number | null {
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
  }

  async function lightOfPicture(css: string): Promise<number | null> {
    const url = /url\("([^"]+)"\)/.exec(css)?.[1]
    if (!url) return mean(colors(css).map(([r, g, b]) => luminance(r, g, b)))
    const data = await readPixels(url)
    const { opaque, of } = data ? lights(data, false) : { opaque: [], of: 1 }
    return opaque.length > of / 2 ? mean(opaque) : null
  }

  /** The background of an element: the nearest color or image. */
  async function groundOf(element: Element): Promise<Ground> {
    const path: Element[] = []
    let ground: Ground | undefined
    for (let each: Element | null = element; each && !ground; each = each.parentElement) {
      ground = grounds.get(each)
      if (ground) break
      path.push(each)
      const { backgroundImage, backgroundColor } = getComputedStyle(each)
      const [r, g, b, a] = colors(backgroundColor)[0] ?? [0, 0, 0, 0]
      if (backgroundImage !== 'none')
        ground = { isColor: false, light: await lightOfPicture(backgroundImage) }
      else if (a > 0.5) ground = { isColor: true, light: luminance(r, g, b) }
    }
    ground ??= { isColor: true, light: 1 }
    for (const each of path) grounds.set(each, ground)
    return ground
  }

  function isShown(element: Element, atLeast: number): boolean {
    const { width, height } = element.getBoundingClientRect()
    const { visibility, opacity } = getComputedStyle(element)
    return width >= atLeast && height >= atLeast && visibility === 'visible' && Number(opacity) > 0
  }

  const found: InvertedPage = { text: [], ink: [], white: [] }
  for (const element of all) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.nodeValue!.trim().length > 2,
    )
    if (!hasText || found.text.length >= max) continue
    const ground = await groundOf(element)
    if (ground.isColor || ground.light === null || ground.light < LIGHT || !isShown(element, 4)) continue
    const [r, g, b] = colors(getComputedStyle(element).color)[0] ?? [255, 255, 255]
    if (luminance(r, g, b) < DARK_TEXT) found.text.push(seen(element))
  }

  for (const image of document.querySelectorAll('img')) {
    // The gallery draws a placeholder for an image that was not collected.
    if (!isShown(image, 16) || /\.svg$|^data:/.test(image.src)) continue
    const ground = await groundOf(image)
    if (!ground.isColor || ground.light === null || ground.light < WHITE) continue
    const data = await readPixels(image.src, image)
    if (!data) continue
    const whole = lights(data, false)
    const sides = lights(data, true)
    const dark = whole.opaque.filter((light) => light < INK).length
    const isInk = sides.clear > 0.8 * sides.of && whole.opaque.length > 0.02 * whole.of
    if (isInk && dark > 0.8 * whole.opaque.length) found.ink.push(seen(image))
    const white = sides.opaque.filter((light) => light > WHITE).length
    // A plain white image is a spacer.
    const isPicture = whole.opaque.some((light) => light < WHITE)
    if (isPicture && white > 0.95 * sides.of && isShown(image, 40)) found.white.push(seen(image))
  }
  return { text: found.text, ink: found.ink.slice(0, max), white: found.white.slice(0, max) }
}
