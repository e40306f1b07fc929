/**
 * Newsletters, offers and transactional mail as brands of today send them, in ten languages. No such messages may be
 * redistributed, so these are composed: `modern-mail.txt` holds them with the answers a curator would give, written
 * before the rules that are judged by them. No brand exists.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { escapeHtml } from '#app/platform/lib/escape-html.ts'

/** The answers of a curator; each of several types or industries counts as right. */
export type Answers = {
  brand: string[]
  type: string[]
  industry: string[]
  language: string | null
}

export type ModernMail = { name: string; bytes: Buffer; answers: Answers }

const SENT = 'Tue, 10 Mar 2026 09:00:00 +0100'

/** An entry: a line of answers, headers with the alternative text of the logo, the lines, `--` and the footer. */
export function modernMail(): ModernMail[] {
  const file = readFileSync(path.join(import.meta.dirname, 'modern-mail.txt'), 'utf8')
  return file.split(/^====\n/m).map((entry, index) => {
    const [answers = '', ...rest] = entry.trim().split('\n')
    const [language = '', type = '', industry = '', brand = ''] = answers.split(' | ')
    const headEnd = rest.findIndex((line) => !/^(?:From|Subject|List-Id|Alt): /.test(line))
    const head = new Map(rest.slice(0, headEnd).map((line) => splitAt(line, ': ')))
    const lines = rest.slice(headEnd)
    const end = lines.indexOf('--')
    return {
      name: `modern/${head.get('From')!.split('@')[1]!.replace('>', '')}`,
      bytes: compose(head, lines.slice(0, end), lines.slice(end + 1), index),
      answers: {
        brand: brand.split(', '),
        type: type === '-' ? [] : type.split(', '),
        industry: industry.split(', '),
        language,
      },
    }
  })
}

function splitAt(line: string, mark: string): [string, string] {
  const at = line.indexOf(mark)
  return [line.slice(0, at), line.slice(at + mark.length)]
}

/** The message of an entry, in turns with layout tables, with boxes, and without HTML. */
function compose(head: Map<string, string>, lines: string[], footer: string[], index: number): Buffer {
  const isPlain = !head.has('Alt') && index % 2 === 0
  const headers = [
    ...['From', 'Subject', 'List-Id'].flatMap((key) => (head.has(key) ? `${key}: ${head.get(key)!}` : [])),
    'To: Kim Reader <kim@reader.example>',
    `Date: ${SENT}`,
    `Content-Type: text/${isPlain ? 'plain' : 'html'}; charset=utf-8`,
  ]
  const body = isPlain
    ? [...lines, '', ...footer].join('\n\n')
    : layout(head.get('Alt'), lines, footer, index)
  return Buffer.from(`${headers.join('\r\n')}\r\n\r\n${body}`)
}

function layout(alt: string | undefined, lines: string[], footer: string[], index: number): string {
  const logo =
    alt && `<img src="https://cdn.example/logo.png" width="120" height="40" alt="${escapeHtml(alt)}">`
  const [open, close] =
    index % 3 === 0
      ? ['<tr><td style="padding:12px 24px">', '</td></tr>']
      : ['<div style="font-size:0;padding:10px 25px"><div style="font-size:16px">', '</div></div>']
  const words = lines.map((line, at) => {
    const text = escapeHtml(line)
    if (at === 0 && alt) return `<h1>${text}</h1>`
    return line.length <= 24 && !/\d/.test(line)
      ? `<a href="https://shop.example/">${text}</a>`
      : `<p>${text}</p>`
  })
  const small = footer.map((line) => `<span style="font-size:11px">${escapeHtml(line)}</span>`)
  const rows = [logo, ...words, ...small].filter(Boolean).map((row) => `${open}${row}${close}`)
  return `<html><body>${index % 3 === 0 ? `<table width="600">${rows.join('')}</table>` : rows.join('')}</body></html>`
}
