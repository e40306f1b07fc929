/** The HTML of a contact sheet, printed by Chromium. */
import { escapeHtml } from '#app/platform/lib/escape-html.ts'
import type { ExportRow } from './export-rows.server.ts'

type Sheet = { title: string; rows: ExportRow[]; pictureOf: (row: ExportRow) => string | null }

/** Twelve emails on an A4 page; a heading begins a row of its own. */
export function contactSheetPage({ title, rows, pictureOf }: Sheet): string {
  let section: string | null = null
  const cells = rows.map((row) => {
    const heading = row.listed.section !== section && row.listed.section
    section = row.listed.section
    return `${heading ? `<h2>${escapeHtml(heading)}</h2>` : ''}${cellOf(row, pictureOf(row))}`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style><h1>${escapeHtml(title)}</h1><main>${cells.join('')}</main>`
}

function cellOf({ number, listed }: ExportRow, picture: string | null): string {
  const { brand, subject, sent, note } = listed
  const facts = [brand, sent?.slice(0, 10)].filter(Boolean).join(' · ')
  return `<figure><div>${picture ? `<img src="${picture}" alt="">` : ''}</div><figcaption>
<b>${number}. ${escapeHtml(subject)}</b><span>${escapeHtml(facts)}</span>
${note ? `<i>${escapeHtml(note)}</i>` : ''}</figcaption></figure>`
}

const STYLE = `
@font-face { font-family: Besley; src: url(/fonts/besley.woff2); font-weight: 400 900 }
@font-face { font-family: Geist; src: url(/fonts/geist.woff2); font-weight: 100 900 }
@page { size: A4; margin: 13mm 12mm 14mm }
* { box-sizing: border-box; margin: 0 }
body { font: 7.5pt/1.35 Geist, sans-serif; color: #17150f; -webkit-print-color-adjust: exact }
h1 { font: 400 20pt/1.2 Besley, serif; margin-bottom: 6mm; overflow-wrap: anywhere }
h2 { grid-column: 1 / -1; font: 400 12pt/1.3 Besley, serif; padding-top: 2mm; border-top: .25mm solid #ddd9cf;
  overflow-wrap: anywhere; break-after: avoid }
main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 6mm 5mm; align-items: start }
figure { break-inside: avoid; min-width: 0 }
figure div { height: 58mm; overflow: hidden; background: #f1eee6; border: .2mm solid #ddd9cf }
img { display: block; width: 100% }
figcaption { display: grid; gap: .6mm; padding-top: 1.6mm; height: 20mm; overflow: hidden; align-content: start }
b { font-weight: 600; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden;
  overflow-wrap: anywhere }
span { color: #66604f }
i { font-style: normal; border-left: .5mm solid #d65c3c; padding-left: 1.4mm; display: -webkit-box;
  -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere }`
