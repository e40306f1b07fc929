import type { Kit } from './kits.ts'

/**
 * The building blocks of the sample mails: plain tables with inline styles, because that is what mail programs read.
 * Copy is passed in as HTML, so `&` is written `&amp;`. Class names serve the narrow-screen rules in document.ts only.
 */

type Align = 'left' | 'center' | 'right'
type Declarations = Readonly<Record<string, string | number | undefined>>

/** Inline CSS. Quotes inside must be single: the result goes into style="…". */
export function css(declarations: Declarations): string {
  return Object.entries(declarations)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')
}

function table(rows: string, { width = '100%', style = '', align = '', className = '' } = {}): string {
  // align="left" would make the table float and swallow the space after it.
  const alignAttribute = align === 'center' || align === 'right' ? ` align="${align}"` : ''
  const widthAttribute = width === 'auto' ? '' : ` width="${width}"`
  const classAttribute = className ? ` class="${className}"` : ''
  return `<table role="presentation"${classAttribute}${widthAttribute}${alignAttribute} cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}">${rows}</table>\n`
}

function groundAttribute(color: string | undefined): string {
  return color?.startsWith('#') ? ` bgcolor="${color}"` : ''
}

interface SectionOptions {
  ground?: string
  pad?: string
  align?: Align
  /** Keeps its side padding on a narrow screen, for full-bleed parts. */
  flush?: boolean
  style?: string
}

/** A full-width band of the mail. */
export function section(
  inner: string,
  { ground, pad = '40px 48px', align = 'left', flush = false, style = '' }: SectionOptions = {},
): string {
  const cell = css({ padding: pad, background: ground, textAlign: align })
  return table(
    `<tr><td class="${flush ? 'flush' : 'gutter'}" align="${align}"${groundAttribute(ground)} style="${cell};${style}">${inner}</td></tr>`,
    { style: 'table-layout:fixed;' },
  )
}

interface PanelOptions {
  ground?: string
  pad?: string
  radius?: number
  border?: string
  align?: Align
  style?: string
}

/** A box with its own ground inside a section. */
export function panel(
  inner: string,
  { ground, pad = '28px', radius = 0, border, align = 'left', style = '' }: PanelOptions = {},
): string {
  const cell = css({
    padding: pad,
    background: ground,
    borderRadius: `${radius}px`,
    border,
    textAlign: align,
  })
  return table(
    `<tr><td class="panel" align="${align}"${groundAttribute(radius ? undefined : ground)} style="${cell};${style}">${inner}</td></tr>`,
    { style: 'table-layout:fixed;' },
  )
}

interface HeadingOptions {
  size: number
  /** Size on a narrow screen; without it the large size is kept. */
  small?: number
  level?: 1 | 2 | 3
  color?: string
  align?: Align
  below?: number
  leading?: number
  tracking?: string
  weight?: number
  face?: string
  capitals?: boolean
  style?: string
}

export function heading(kit: Kit, html: string, options: HeadingOptions): string {
  const level = options.level ?? 1
  const style = css({
    margin: `0 0 ${options.below ?? 16}px`,
    fontFamily: options.face ?? kit.display,
    fontSize: `${options.size}px`,
    lineHeight: options.leading ?? kit.headLeading,
    letterSpacing: options.tracking ?? kit.headTracking,
    fontWeight: options.weight ?? kit.headWeight,
    color: options.color ?? kit.ink,
    textAlign: options.align ?? 'left',
    textTransform: options.capitals ? 'uppercase' : undefined,
  })
  const small = options.small ? ` class="fs-${options.small}"` : ''
  return `<h${level}${small} style="${style};${options.style ?? ''}">${html}</h${level}>\n`
}

interface TextOptions {
  size?: number
  small?: number
  color?: string
  align?: Align
  below?: number
  leading?: number
  weight?: number
  face?: string
  /** Widest measure in px; centred text is centred with it. */
  measure?: number
  style?: string
}

export function text(kit: Kit, html: string, options: TextOptions = {}): string {
  const align = options.align ?? 'left'
  const side = options.measure && align === 'center' ? 'auto' : '0'
  const style = css({
    margin: `0 ${side} ${options.below ?? 18}px`,
    maxWidth: options.measure ? `${options.measure}px` : undefined,
    fontFamily: options.face ?? kit.body,
    fontSize: `${options.size ?? kit.bodySize}px`,
    lineHeight: options.leading ?? 1.55,
    color: options.color ?? kit.soft,
    textAlign: align,
    fontWeight: options.weight,
  })
  const small = options.small ? ` class="fs-${options.small}"` : ''
  return `<p${small} style="${style};${options.style ?? ''}">${html}</p>\n`
}

interface LabelOptions {
  color?: string
  align?: Align
  below?: number
  size?: number
  tracking?: string
}

/** Small spaced capitals over a heading. */
export function label(
  kit: Kit,
  html: string,
  { color = kit.accent, align = 'left', below = 14, size = 12, tracking = '.14em' }: LabelOptions = {},
): string {
  return text(kit, html, {
    size,
    color,
    align,
    below,
    weight: 700,
    leading: 1.4,
    style: css({ letterSpacing: tracking, textTransform: 'uppercase' }),
  })
}

interface ButtonOptions {
  align?: Align
  full?: boolean
  ground?: string
  ink?: string
  size?: number
  pad?: string
  above?: number
}

/** The cell carries the colour as well as the link, so the button survives a mail program that drops one of them. */
export function button(kit: Kit, caption: string, path: string, options: ButtonOptions = {}): string {
  const {
    align = 'left',
    full = false,
    ground = kit.button.ground,
    ink = kit.button.ink,
    size = 16,
    pad = '16px 30px',
    above = 8,
  } = options
  const link = css({
    display: full ? 'block' : 'inline-block',
    padding: pad,
    fontFamily: kit.body,
    fontSize: `${size}px`,
    lineHeight: 1.2,
    fontWeight: kit.button.weight,
    color: ink,
    textAlign: 'center',
    textDecoration: 'none',
    textTransform: kit.button.capitals ? 'uppercase' : undefined,
    letterSpacing: kit.button.capitals ? '.06em' : undefined,
  })
  const cell = css({ background: ground, borderRadius: `${kit.button.radius}px` })
  const margin = align === 'center' ? 'auto' : '0'
  return table(
    `<tr><td align="center" style="${cell}"><a href="${kit.site}${path}" target="_blank" style="${link}">${caption}</a></td></tr>`,
    {
      width: full ? '100%' : 'auto',
      align: full ? '' : align,
      style: `margin:${above}px ${margin} 0;`,
    },
  )
}

/** A link inside running text. */
export function link(kit: Kit, html: string, path: string, color = kit.ink, weight = 600): string {
  return `<a href="${kit.site}${path}" target="_blank" style="${css({ color, fontWeight: weight, textDecoration: 'underline', textUnderlineOffset: '3px' })}">${html}</a>`
}

/** The address of a picture inside the message. */
export function artSource(name: string): string {
  return `cid:${name}@art.example`
}

interface PictureOptions {
  /** Width in the 640 px layout; the picture shrinks with the screen. */
  width: number
  alt: string
  align?: 'left' | 'center'
  radius?: number
  ground?: string
  className?: string
  style?: string
}

export function picture(
  name: string,
  { width, alt, align = 'left', radius = 0, ground, className, style = '' }: PictureOptions,
): string {
  const shape = css({
    display: 'block',
    width: '100%',
    maxWidth: `${width}px`,
    height: 'auto',
    margin: align === 'center' ? '0 auto' : undefined,
    border: '0',
    borderRadius: radius ? `${radius}px` : undefined,
    background: ground,
  })
  const classAttribute = className ? ` class="${className}"` : ''
  return `<img${classAttribute} src="${artSource(name)}" alt="${alt}" width="${width}" style="${shape};${style}">\n`
}

interface ColumnsOptions {
  gap?: number
  valign?: 'top' | 'middle' | 'bottom'
  /** A width for each column, as in HTML: '33%', '96'. Empty means the rest. */
  widths?: readonly string[]
  /** Columns stand under one another on a narrow screen unless this is false. */
  stack?: boolean
}

export function columns(
  cells: readonly string[],
  { gap = 16, valign = 'top', widths, stack = true }: ColumnsOptions = {},
): string {
  const share = `${Math.floor(100 / cells.length)}%`
  const row = cells
    .map((cell, index) => {
      const width = widths ? (widths[index] ?? '') : share
      const widthAttribute = width ? ` width="${width}"` : ''
      const gutter =
        index > 0 && gap > 0
          ? `<td class="gap" width="${gap}" style="width:${gap}px;font-size:0;line-height:0">&nbsp;</td>`
          : ''
      return `${gutter}<td class="col" valign="${valign}"${widthAttribute}>${cell}</td>`
    })
    .join('')
  return table(`<tr>${row}</tr>`, { className: stack ? 'stack' : '', style: 'table-layout:fixed;' })
}

export function rule(color: string, { thick = 1, dashed = false, pad = '0' } = {}): string {
  return table(
    `<tr><td style="padding:${pad}"><div style="border-top:${thick}px ${dashed ? 'dashed' : 'solid'} ${color};font-size:0;line-height:0">&nbsp;</div></td></tr>`,
  )
}

export function space(height: number): string {
  return `<div style="height:${height}px;line-height:${height}px;font-size:0">&nbsp;</div>\n`
}

interface PairsOptions {
  size?: number
  pad?: string
  border?: string
  color?: string
  weight?: number
  /** Sets the last row larger and bolder, for a sum. */
  total?: boolean
}

/** A sum or a date is never broken over two lines, however narrow the screen. */
const SHORT_VALUE_CHARS = 15

/** Names on the left, values on the right. */
export function pairs(
  kit: Kit,
  rows: readonly (readonly [string, string])[],
  options: PairsOptions = {},
): string {
  const { size = 15, pad = '8px 0', border, color = kit.ink, weight = 500, total = false } = options
  const lines = rows.map(([name, value], index) => {
    const isTotal = total && index === rows.length - 1
    const cell = css({
      padding: pad,
      fontFamily: kit.body,
      fontSize: `${isTotal ? size + 3 : size}px`,
      lineHeight: 1.4,
      fontWeight: isTotal ? 700 : weight,
      color,
      textAlign: 'left',
      borderTop: border && index > 0 ? border : undefined,
      whiteSpace: isTotal ? 'nowrap' : undefined,
    })
    const whole = value.length <= SHORT_VALUE_CHARS ? ';white-space:nowrap' : ''
    return `<tr><td valign="top" style="${cell}">${name}</td><td align="right" valign="top" style="${cell};padding-left:16px;text-align:right${whole}">${value}</td></tr>`
  })
  return table(lines.join(''))
}

interface WordmarkOptions {
  size?: number
  color?: string
  align?: Align
}

export function wordmark(
  kit: Kit,
  { size = 22, color = kit.ink, align = 'left' }: WordmarkOptions = {},
): string {
  const face = css({
    fontFamily: kit.markFace ?? kit.display,
    fontSize: `${size}px`,
    lineHeight: 1.1,
    fontWeight: kit.markWeight,
    letterSpacing: kit.markTracking,
    color,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  })
  return `<div style="text-align:${align}"><a href="${kit.site}/" target="_blank" style="${face}">${kit.wordmark}</a></div>\n`
}

interface FooterOptions {
  brand: string
  ground?: string
  color?: string
  markColor?: string
  align?: 'left' | 'center'
  links?: readonly (readonly [label: string, path: string])[]
  note?: string
  mark?: boolean
  pad?: string
}

const FOOTER_LINKS = [
  ['Help', '/help'],
  ['Preferences', '/preferences'],
  ['Unsubscribe', '/unsubscribe'],
] as const

/** Every sample says what it is, in the same words, where a reader looks for the sender. */
export function sampleLine(brand: string): string {
  return `Composed sample for the Mailshelf demo. ${brand} is a fictional brand.`
}

export function footer(kit: Kit, options: FooterOptions): string {
  const {
    brand,
    ground,
    color = kit.soft,
    markColor = color,
    align = 'center',
    links = FOOTER_LINKS,
    note,
    mark = true,
    pad = '36px 48px 44px',
  } = options
  const row = links.map(([name, path]) => link(kit, name, path, color, 400)).join(' &nbsp;&middot;&nbsp; ')
  const small = { size: 12, color, align } as const
  return section(
    (mark ? wordmark(kit, { size: 18, color: markColor, align }) + space(14) : '') +
      text(kit, row, { ...small, below: 10 }) +
      (note ? text(kit, note, { ...small, below: 6 }) : '') +
      text(kit, sampleLine(brand), { ...small, below: 0 }),
    { ground, pad, align },
  )
}
