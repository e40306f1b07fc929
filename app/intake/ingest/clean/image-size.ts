import { styleDeclarations, type StyleDeclaration } from './style-declarations.ts'

export type Size = { width: number; height: number }

/** Invisible images report who opens an email. A thin line across the layout is a spacer, not a tracking pixel. */
export function isTrackingPixel(image: Element, { width, height }: Partial<Size>): boolean {
  if (width !== undefined && height !== undefined) return width <= 3 && height <= 3
  return (width ?? 99) <= 1 || (height ?? 99) <= 1 || isHiddenForGood(image)
}

/** An image with a class may be hidden here but shown on a phone. */
export function isHiddenForGood(image: Element): boolean {
  return !image.hasAttribute('class') && /display\s*:\s*none/i.test(image.getAttribute('style') ?? '')
}

export function placeholderSize({ width, height }: Partial<Size>): Size {
  if (width !== undefined && height !== undefined) return { width, height }
  if (width !== undefined) return { width, height: width > 200 ? width / 2 : width }
  if (height !== undefined) return { width: height > 200 ? height * 2 : height, height }
  return { width: 240, height: 120 }
}

/** The size an image declares for itself; `100%` does not count. */
export function statedSize(image: Element): Partial<Size> {
  const style = styleDeclarations(image.getAttribute('style') ?? '')
  return { width: statedSide('width', image, style), height: statedSide('height', image, style) }
}

function statedSide(side: 'width' | 'height', image: Element, style: StyleDeclaration[]): number | undefined {
  const inStyle = style
    .filter(({ property }) => property === side)
    .map(({ value }) => /^([\d.]+)px/i.exec(value)?.[1])
    .find((size) => size !== undefined)
  const inAttribute = /^([\d.]+)\s*(?:px)?$/i.exec((image.getAttribute(side) ?? '').trim())?.[1]
  const value = Number(inAttribute ?? inStyle)
  return Number.isFinite(value) && (inAttribute ?? inStyle) !== undefined ? value : undefined
}
