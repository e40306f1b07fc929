import { escapeHtml } from '#app/platform/lib/escape-html.ts'
import { type PlainParagraph, plainParagraphs } from './plain-paragraphs.ts'

const LINK = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g
/** 78 columns are as wide as the text of the page. */
const FONTS = { lines: 'inherit', columns: "12px/1.6 'Courier New',Courier,monospace" }

/** Simple HTML for a plain-text message: paragraphs at blank lines, columns in one width, links for URLs. */
export function textToHtml(text: string, title: string): string {
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 40px;background:#ffffff;color:#1f1f1f;\
font:16px/1.55 Arial,Helvetica,sans-serif">
${plainParagraphs(text).map(asHtml).join('\n')}
</body></html>`
}

function asHtml({ lines, layout }: PlainParagraph): string {
  if (layout === 'sentences')
    return `<p dir="auto" style="margin:0 0 16px">${lines.map(linked).join('<br>\n')}</p>`
  return `<pre dir="auto" style="margin:0 0 16px;font:${FONTS[layout]};white-space:pre-wrap">${lines.map(linked).join('\n')}</pre>`
}

function linked(line: string): string {
  let html = ''
  let end = 0
  for (const match of line.matchAll(LINK)) {
    html += escapeHtml(line.slice(end, match.index))
    const address = escapeHtml(match[0])
    html += `<a href="${address}">${address}</a>`
    end = match.index + match[0].length
  }
  return html + escapeHtml(line.slice(end))
}
