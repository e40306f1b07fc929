import { escapeHtml } from '#app/lib/escape-html.ts'

const LINK = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g

/** Simple HTML for a plain-text message: paragraphs at blank lines, links for URLs. */
export function textToHtml(text: string, title: string): string {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => `<p dir="auto" style="margin:0 0 16px">${linked(paragraph)}</p>`)
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 40px;background:#ffffff;color:#1f1f1f;\
font:16px/1.55 Arial,Helvetica,sans-serif">
${paragraphs.join('\n')}
</body></html>`
}

function linked(paragraph: string): string {
  let html = ''
  let end = 0
  for (const match of paragraph.matchAll(LINK)) {
    html += escapeHtml(paragraph.slice(end, match.index))
    const address = escapeHtml(match[0])
    html += `<a href="${address}">${address}</a>`
    end = match.index + match[0].length
  }
  return (html + escapeHtml(paragraph.slice(end))).replace(/\n/g, '<br>\n')
}
