/** Our own email messages: plain tables with inline styles, and a text part made from the same blocks. */
import { accentShades } from './accent.ts'
import { CANVAS } from './canvas.ts'
import { escapeHtml } from './escape-html.ts'
import { site } from './site-config.ts'
import { siteUrl } from './site-url.server.ts'

export type EmailBlock = { html: string; text: string }

export type EmailMessage = {
  subject: string
  preheader: string
  heading: string
  blocks: EmailBlock[]
  /** Why the recipient gets this email; the last line. */
  reason: string
}

export type EmailText = Omit<EmailMessage, 'blocks'> & { text: string[]; button?: string; note?: string }

export function composeText({ text, button: label, note, ...rest }: EmailText, link = '') {
  const blocks = [...text.map(paragraph), label && button(label, link), note && aside(note)]
  return composeEmail({ ...rest, blocks: blocks.filter((block) => typeof block === 'object') })
}

export function composeEmail(message: EmailMessage): { subject: string; html: string; text: string } {
  return { subject: message.subject, html: htmlOf(message), text: textOf(message) }
}

const SERIF = "Besley, Georgia, 'Times New Roman', serif"
const SANS = "Geist, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
const INK = '#191814'
const SOFT = '#625e53'
const LINE = '#e6e2d8'
const STRIPES = ['#c8321f', '#ffffff', '#1f3fbf', '#ffffff']

/** Dark colors, for mail programs that follow the reader's theme. */
const styleOf = (accent: string) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background-color: ${CANVAS.dark} !important; }
  .sheet { background-color: #1d1b17 !important; border-color: #2f2c25 !important; }
  .ink { color: #f2efe6 !important; }
  .soft { color: #aba595 !important; }
  .press { background-color: #f2efe6 !important; color: ${CANVAS.dark} !important; }
  .link { color: ${accent} !important; }
  .rule { border-color: #2f2c25 !important; }
}
@media (max-width: 520px) {
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
}`

function htmlOf({ subject, preheader, heading, blocks, reason }: EmailMessage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styleOf(accentShades(site.accent).dark)}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:${CANVAS.light};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(preheader)}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${CANVAS.light};">
<tr><td align="center" style="padding:40px 16px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;background-color:#ffffff;border:1px solid ${LINE};">
<tr><td style="padding:0;line-height:0;font-size:0;">${stripe()}</td></tr>
<tr><td class="pad" style="padding:36px 44px 8px;">
<p class="ink" style="margin:0 0 28px;font:600 18px/24px ${SERIF};color:${INK};">${nameOrLogo()}</p>
<h1 class="ink" style="margin:0 0 16px;font:600 30px/36px ${SERIF};letter-spacing:-0.01em;color:${INK};">${escapeHtml(heading)}</h1>
${blocks.map(({ html }) => html).join('\n')}
</td></tr>
<tr><td class="pad" style="padding:8px 44px 36px;">
<p class="soft rule" style="margin:0;padding-top:20px;border-top:1px solid ${LINE};font:400 13px/20px ${SANS};color:${SOFT};">${escapeHtml(reason)}<br><a class="link" href="${escapeHtml(siteUrl())}" style="color:${accentShades(site.accent).light};">${escapeHtml(siteUrl().replace(/^https?:\/\//, ''))}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Of the logo, in CSS pixels. */
const LOGO = { width: 200, height: 40 }

function nameOrLogo(): string {
  if (!site.logo) return escapeHtml(site.name)
  const { src, width, height, ground } = site.logo
  const scale = Math.min(LOGO.height / height, LOGO.width / width)
  const style = ground ? `padding:4px;background-color:${ground === 'light' ? '#ffffff' : INK};` : ''
  return `<img src="${siteUrl()}${src}" alt="${escapeHtml(site.name)}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" style="border:0;${style}">`
}

/** The airmail stripes as table cells, because Outlook does not render gradients. */
function stripe(): string {
  const cells = Array.from({ length: 24 }, (_, at) => STRIPES[at % STRIPES.length]!)
    .map((color) => `<td height="6" style="height:6px;background-color:${color};"></td>`)
    .join('')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells}</tr></table>`
}

function textOf({ heading, blocks, reason }: EmailMessage): string {
  return `${[heading, ...blocks.map(({ text }) => text), '-- ', `${reason}\n${siteUrl()}`].join('\n\n')}\n`
}

export function paragraph(text: string): EmailBlock {
  const html = `<p class="ink" style="margin:0 0 20px;font:400 16px/25px ${SANS};color:${INK};">${escapeHtml(text)}</p>`
  return { html, text }
}

/** A button, with its URL written out below for mail programs that render no buttons. */
export function button(label: string, href: string): EmailBlock {
  const html = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">
<tr><td class="press" style="background-color:${INK};border-radius:10px;"><a class="press" href="${escapeHtml(href)}" style="display:inline-block;padding:13px 22px;font:500 16px/20px ${SANS};color:#ffffff;text-decoration:none;border-radius:10px;">${escapeHtml(label)}</a></td></tr>
</table>
<p class="soft" style="margin:0 0 20px;font:400 13px/20px ${SANS};color:${SOFT};word-break:break-all;">Or open this address: <a class="link" href="${escapeHtml(href)}" style="color:${accentShades(site.accent).light};">${escapeHtml(href)}</a></p>`
  return { html, text: `${label}:\n${href}` }
}

export function details(rows: (readonly [name: string, value: string])[]): EmailBlock {
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th class="soft rule" scope="row" align="left" style="padding:9px 12px 9px 0;border-top:1px solid ${LINE};font:400 14px/20px ${SANS};color:${SOFT};white-space:nowrap;vertical-align:top;">${escapeHtml(name)}</th><td class="ink rule" style="padding:9px 0;border-top:1px solid ${LINE};font:400 14px/20px ${SANS};color:${INK};word-break:break-word;">${escapeHtml(value)}</td></tr>`,
  )
  const html = `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">
${cells.join('\n')}
</table>`
  return { html, text: rows.map(([name, value]) => `${name}: ${value}`).join('\n') }
}

/** Links, each below its caption. */
export function links(rows: { caption: string; label: string; href: string }[]): EmailBlock {
  const cells = rows.map(
    ({ caption, label, href }) =>
      `<tr><td class="soft rule" style="padding:9px 0;border-top:1px solid ${LINE};font:400 14px/20px ${SANS};color:${SOFT};word-break:break-word;">${escapeHtml(caption)}<br><a class="link" href="${escapeHtml(href)}" style="font:400 16px/24px ${SANS};color:${accentShades(site.accent).light};">${escapeHtml(label)}</a></td></tr>`,
  )
  const html = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">
${cells.join('\n')}
</table>`
  return { html, text: rows.map(({ caption, label, href }) => `${caption}: ${label}\n${href}`).join('\n\n') }
}

/** Secondary text: how long a link works, what to do if another person asked for it. */
export function aside(text: string): EmailBlock {
  const html = `<p class="soft" style="margin:0 0 20px;font:400 14px/21px ${SANS};color:${SOFT};">${escapeHtml(text)}</p>`
  return { html, text }
}
