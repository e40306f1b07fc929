import { artSource, css } from './blocks.ts'
import type { Kit } from './kits.ts'

/** Shelves of a shop: products in rows, as retail mails show them. They stand two abreast on a narrow screen. */

export interface Product {
  art: string
  alt: string
  name: string
  price: string
  was?: string
  /** A line under the name: a size, a rating, what is left. */
  note?: string
  /** A word on a coloured ground over the name. */
  badge?: string
  path: string
}

interface ProductGridOptions {
  perRow: number
  gap?: number
  radius?: number
  align?: 'left' | 'center'
  /** Ground and frame of each card; without them the picture stands on the paper. */
  card?: string
  border?: string
  nameSize?: number
  nameFace?: string
  priceSize?: number
  priceColor?: string
  badgeGround?: string
  badgeInk?: string
  /** A button under each price. */
  action?: string
  /** Room for this many lines of a name, so that prices and buttons of a row stand level. */
  nameLines?: number
  /** For an odd number of products; needs LAST_PRODUCT_WIDE. */
  lastWide?: boolean
}

/** For Draft.narrow of each mail with a product grid. */
export const PRODUCT_GRID_NARROW = `.tiles,.tiles>tbody{display:block!important;width:100%!important}
.tiles>tbody>tr{display:inline!important}
.tiles>tbody>tr>td{display:inline-block!important;width:49%!important;box-sizing:border-box;vertical-align:top}`

/** On narrow screens the last product of a grid with `lastWide` takes the whole row. */
export const LAST_PRODUCT_WIDE = '.tiles td.last{width:98.5%!important}'

function tile(kit: Kit, product: Product, options: ProductGridOptions): string {
  const { radius = 0, align = 'left', card, border, nameSize = 16, priceSize = 18, nameLines } = options
  const { priceColor = kit.ink, badgeGround = kit.accent, badgeInk = '#ffffff', action } = options
  const words = { fontFamily: options.nameFace ?? kit.body, textAlign: align, lineHeight: 1.3 }
  const side = card ? 12 : 0
  const badge = product.badge
    ? `<div style="${css({ ...words, padding: '0 0 6px' })}"><span style="${css({ background: badgeGround, color: badgeInk, fontFamily: kit.body, fontSize: '12px', fontWeight: 700, padding: '3px 7px', borderRadius: `${Math.min(radius, 4)}px` })}">${product.badge}</span></div>`
    : ''
  const was = product.was
    ? ` <s style="${css({ fontFamily: kit.body, fontSize: '14px', fontWeight: 400, color: kit.soft })}">${product.was}</s>`
    : ''
  const note = product.note
    ? `<div style="${css({ ...words, fontFamily: kit.body, fontSize: '13px', color: kit.soft, padding: '2px 0 0' })}">${product.note}</div>`
    : ''
  const press = action
    ? `<div style="${css({ margin: '10px 0 0', padding: '10px 6px', background: kit.button.ground, color: kit.button.ink, fontFamily: kit.body, fontSize: '14px', fontWeight: 700, lineHeight: 1.2, textAlign: 'center', borderRadius: `${Math.min(kit.button.radius, 20)}px` })}">${action}</div>`
    : ''
  const picture = css({
    display: 'block',
    width: '100%',
    height: 'auto',
    border: '0',
    borderRadius: radius && !card ? `${radius}px` : undefined,
  })
  const inner = css({ padding: `12px ${side}px ${card ? 16 : 8}px` })
  const whole = css({
    background: card,
    border,
    borderRadius: radius ? `${radius}px` : undefined,
    overflow: 'hidden',
  })
  return `<a href="${kit.site}${product.path}" target="_blank" style="text-decoration:none;display:block"><div style="${whole}"><img src="${artSource(product.art)}" alt="${product.alt}" width="280" style="${picture}"><div style="${inner}">${badge}<div style="${css({ ...words, fontSize: `${nameSize}px`, fontWeight: 600, color: kit.ink, minHeight: nameLines && `${Math.ceil(nameLines * nameSize * 1.3)}px` })}">${product.name}</div>${note}<div style="${css({ ...words, fontFamily: kit.body, fontSize: `${priceSize}px`, fontWeight: 700, color: priceColor, padding: '5px 0 0' })}">${product.price}${was}</div>${press}</div></div></a>`
}

export function productGrid(kit: Kit, products: readonly Product[], options: ProductGridOptions): string {
  const { perRow, gap = 14, lastWide } = options
  const rows: string[] = []
  for (let first = 0; first < products.length; first += perRow) {
    const cells = products.slice(first, first + perRow).map((product) => {
      const last = lastWide && product === products.at(-1) ? ' class="last"' : ''
      return `<td valign="top"${last} width="${Math.floor(100 / perRow)}%" style="padding:0 ${gap / 2}px ${gap * 1.4}px">${tile(kit, product, options)}</td>`
    })
    rows.push(`<tr>${cells.join('')}</tr>`)
  }
  return `<table role="presentation" class="tiles" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${rows.join('\n')}</table>\n`
}

/** The plain-text twin of a grid. */
export function productLines(products: readonly Product[]): string {
  return products
    .map(({ name, price, was }) => `${name}: ${price}${was ? ` (was ${was})` : ''}`.replaceAll('&amp;', '&'))
    .join('\n')
}

/** A full-width picture that is a link, as image-only mails are made of. */
export function poster(kit: Kit, art: string, alt: string, path: string): string {
  return `<a href="${kit.site}${path}" target="_blank" style="display:block;text-decoration:none"><img src="${artSource(art)}" alt="${alt}" width="640" style="display:block;width:100%;max-width:640px;height:auto;border:0"></a>\n`
}
