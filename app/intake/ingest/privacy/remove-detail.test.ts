import { expect, test } from 'vitest'
import { detailOf } from './find-detail.ts'
import { type DetailInput, removeDetail } from './remove-detail.server.ts'

const NO_TEXTS = {
  subjectLine: '',
  preheader: '',
  senderName: '',
  senderAddress: '',
  replyTo: '',
  bodyText: '',
  senderText: '',
  altText: '',
}

function remove(html: string, detail: string, more: Partial<DetailInput> = {}) {
  const removed = removeDetail({ html, texts: NO_TEXTS, detail, standIn: '…', ...more })
  if (!removed.ok) throw new Error(removed.reason)
  return removed
}

test('finds a detail however it is spaced and spelt, but not in longer words', () => {
  const count = (detail: string, text: string) => detailOf(detail).find(text).length
  expect(count('Anna Doe', 'ANNA  doe, anna\u00a0Doe, An\u200bna\nDoe')).toBe(3)
  expect(count('Anna', 'Annabel, Joanna, anna.')).toBe(1)
  expect(count('4711', 'no. 4711, 47110, 14711')).toBe(1)
  expect(count('田中', '田中様へ')).toBe(1)
  expect(count('#77-A', 'order #77-A')).toBe(1)
})

test('removes it from words that several elements share', () => {
  const { html, counts, examples } = remove(
    '<table><tr><td>Dear <b>Anna</b> <i>Doe</i>, hello</td><td>Anna</td><td>Doe</td></tr></table>',
    'Anna Doe',
  )
  expect(html).not.toMatch(/Anna|Doe/)
  expect(html).toContain('Dear <b>…</b>')
  expect(counts.words).toBe(2)
  expect(examples[0]).toContain('Anna Doe')
})

test('keeps the words around it, also where two lie in one text', () => {
  const { html } = remove('<p>To Anna, from Anna to Ben</p>', 'Anna')
  expect(html).toContain('<p>To …, from … to Ben</p>')
})

test('does not join the words of two cells', () => {
  expect(remove('<table><tr><td>Jo</td><td>Anna</td></tr></table>', 'Anna').counts.words).toBe(1)
  expect(remove('<table><tr><td>Jo</td><td>Anna</td></tr></table>', 'JoAnna').counts.words).toBe(0)
})

test('removes it from labels, styles, comments and, in any encoding, from links', () => {
  const encoded = Buffer.from('anna@mail.test').toString('base64')
  const { html, counts } = remove(
    `<style>.a:after{content:"anna@mail.test"}</style><p title="for anna@mail.test">Hi</p>
     <!--[if mso]><v:rect href="https://a.test/?e=anna%40mail.test"></v:rect><![endif]-->
     <a href="https://a.test/?e=anna%40mail.test" target="_blank" rel="noopener" title="One">one</a><a href="https://a.test/r/${encoded}">two</a>
     <a href="mailto:anna@mail.test">three</a><a href="https://a.test/">four</a>`,
    'anna@mail.test',
  )
  expect(html).not.toMatch(/anna|YW5uYUBt/i)
  expect(html!.match(/href=/g)).toHaveLength(1)
  expect(counts).toMatchObject({ labels: 1, links: 3, words: 0 })
})

test('draws the alternative text of a missing image again', () => {
  const { html, files, counts } = remove(
    '<img src="/media/aa/old.svg" width="300" height="80" alt="A gift for Anna"><img src="/media/bb/own.png" alt="Anna">',
    'Anna',
  )
  expect(counts.labels).toBe(2)
  expect(html).toContain('/media/bb/own.png')
  expect(html).not.toContain('old.svg')
  const drawn = [...files].find(([key]) => key.endsWith('.svg'))!
  expect(html).toContain(drawn[0])
  expect(Buffer.from(drawn[1]).toString()).toContain('A gift for …')
})

test('removes it from the heading, and reads the text again', () => {
  const { texts, counts } = remove('<p>Hello Anna, your order is here</p>', 'anna', {
    texts: { ...NO_TEXTS, subjectLine: 'Anna, hi', preheader: 'For ANNA', bodyText: 'Hello Anna' },
    standIn: 'Reader',
  })
  expect(texts).toMatchObject({
    subjectLine: 'Reader, hi',
    preheader: 'For Reader',
    bodyText: 'Hello Reader, your order is here',
  })
  expect(counts).toMatchObject({ heading: 2, words: 1 })
})

test('removes it from the text version of the sender, also where the HTML does not have it', () => {
  const texts = { ...NO_TEXTS, senderText: 'Hello Anna' }
  const removed = remove('<p>Hello</p>', 'Anna', { texts, standIn: 'Reader' })
  expect(removed).toMatchObject({ html: null, texts: { senderText: 'Hello Reader' }, counts: { words: 1 } })
})

test('leaves an email without it as it is', () => {
  expect(remove('<p>Hello</p>', 'Anna')).toMatchObject({
    html: null,
    files: new Map(),
    counts: { words: 0, labels: 0, links: 0, heading: 0 },
  })
})
