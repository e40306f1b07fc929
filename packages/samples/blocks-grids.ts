import { css } from './blocks.ts'

/** Blocks that need a grid of their own: boards, calendars, meters. They keep their columns on a narrow screen. */

export interface Cell {
  html: string
  ground?: string
  pad?: string
  align?: 'left' | 'center' | 'right'
  valign?: 'top' | 'middle' | 'bottom'
  /** As in HTML: '33%', '96'. */
  width?: string
  height?: number
  span?: number
  radius?: number
  style?: string
  className?: string
}

interface GridOptions {
  /** Space between the cells; the outermost edges stay flush with the text around them. */
  gap?: number
  style?: string
  className?: string
}

function cell(options: Cell): string {
  const { html, ground, pad = '0', align = 'left', valign = 'top', width, height, span, radius } = options
  const style = css({
    padding: pad,
    background: ground,
    textAlign: align,
    borderRadius: radius ? `${radius}px` : undefined,
    height: height ? `${height}px` : undefined,
  })
  const attributes = [
    options.className ? ` class="${options.className}"` : '',
    width ? ` width="${width}"` : '',
    height ? ` height="${height}"` : '',
    span ? ` colspan="${span}"` : '',
    align === 'left' ? '' : ` align="${align}"`,
  ].join('')
  return `<td${attributes} valign="${valign}" style="${style};${options.style ?? ''}">${html}</td>`
}

/** Rows of cells, all columns alike unless a width says otherwise. */
export function grid(
  rows: readonly (readonly Cell[])[],
  { gap = 0, style = '', className = '' }: GridOptions = {},
): string {
  const lines = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
  const shape = css({
    width: gap ? `calc(100% + ${gap * 2}px)` : '100%',
    margin: gap ? `0 -${gap}px` : undefined,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: `${gap}px`,
  })
  return `<table role="presentation"${className ? ` class="${className}"` : ''} width="100%" cellpadding="0" cellspacing="${gap}" border="0" style="${shape};${style}">${lines}</table>\n`
}

interface MeterOptions {
  /** 0 to 1. */
  share: number
  fill: string
  ground: string
  height?: number
  radius?: number
}

/** A bar filled from the left: two cells, so that it needs no picture. */
export function meter({ share, fill, ground, height = 12, radius = 0 }: MeterOptions): string {
  const percent = Math.round(share * 100)
  const line = `height:${height}px;font-size:0;line-height:0`
  const rest =
    percent < 100 ? `<td width="${100 - percent}%" style="background:${ground};${line}">&nbsp;</td>` : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${ground};border-radius:${radius}px;overflow:hidden;table-layout:fixed"><tr><td width="${percent}%" style="background:${fill};${line}">&nbsp;</td>${rest}</tr></table>\n`
}

/** The days of a month in weeks that begin on Monday; days of other months are null. */
export function weeksOf(year: number, month: number): (number | null)[][] {
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const days: (number | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: last }, (_, index) => index + 1),
  ]
  while (days.length % 7) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** Upright stripes as a background; mail programs without gradients keep the plain colour under it. */
export function stripes(first: string, second: string, width: number): string {
  return `background:${first};background-image:repeating-linear-gradient(90deg,${first} 0,${first} ${width}px,${second} ${width}px,${second} ${width * 2}px)`
}
