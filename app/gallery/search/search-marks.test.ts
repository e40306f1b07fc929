import { describe, expect, it } from 'vitest'
import type { ShownText } from '#app/platform/db/email-text.ts'
import { markText, snippetOf, type Segment, type Wanted } from './search-marks.ts'

function term(word: string, stem = word, unfinished = false): Wanted {
  return { words: [word], stems: [stem], unfinished }
}

function texts(...all: string[]): ShownText[] {
  return all as ShownText[]
}

/** Marks as [brackets]. */
function shown(parts: Segment[]): string {
  return parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')
}

describe('markText', () => {
  it.each([
    ['Gift wrapping, wrapped', [term('wrap')], 'Gift [wrapping], [wrapped]'],
    ['Two parties, one party', [term('party', 'parti')], 'Two [parties], one [party]'],
    ['Café tables', [term('cafe'), term('tables', 'tabl')], '[Café] [tables]'],
    ['The cat and the catalogue', [term('cat')], 'The [cat] and the catalogue'],
    ['Pumpkins', [term('pum', 'pum', true)], '[Pumpkins]'],
    ['<b>Bold</b> & “plain”', [term('bold')], '<b>[Bold]</b> & “plain”'],
    ['Nothing here', [], 'Nothing here'],
  ])('%s', (text, wanted, marked) => expect(shown(markText(text, wanted))).toBe(marked))
})

describe('snippetOf', () => {
  const body = `# A heading\n\n${'Filler words go on. '.repeat(20)}The choir moved a piano.\n\n• more ${'and more '.repeat(40)}`

  it('shows the part with the most words', () => {
    const snippet = shown(snippetOf(texts('A choir sings.', body), [term('choir'), term('piano')]))
    expect(snippet).toContain('The [choir] moved a [piano]. more')
    expect(snippet).toMatch(/^… .* …$/)
    expect(snippet.length).toBeLessThan(200)
  })

  it('prefers the earlier of two equal texts', () => {
    expect(shown(snippetOf(texts('A choir sings.', body), [term('choir')]))).toBe('A [choir] sings.')
  })

  it('starts at the beginning without a match', () => {
    expect(shown(snippetOf(texts('', body), [term('zebra')]))).toMatch(/^A heading · Filler words/)
    expect(snippetOf(texts('', ''), [])).toEqual([])
  })

  it('finds the words together after many matches of one', () => {
    const alone = 'choir sings well. '.repeat(40)
    const text = `${alone}${'Filler words go on. '.repeat(10)}The choir moved a piano. ${alone}`
    expect(shown(snippetOf(texts(text), [term('choir'), term('piano')]))).toContain('moved a [piano]')
  })

  it('marks shorter words around one that is longer than a snippet', () => {
    const long = `choir${'x'.repeat(200)}`
    const wanted = [term('choir', 'choir', true), term('piano')]
    expect(shown(snippetOf(texts(`${long} ${'and more '.repeat(30)}choir and piano`), wanted))).toContain(
      '[choir] and [piano]',
    )
  })

  it('takes as many matches as it needs of a text full of them', () => {
    const parts = markText('choir '.repeat(2000), [term('choir')])
    expect(parts.filter(({ marked }) => marked)).toHaveLength(500)
    expect(parts.map(({ text }) => text).join('')).toBe('choir '.repeat(2000))
    expect(shown(snippetOf(texts(`${'filler '.repeat(5000)}choir`), [term('choir')]))).not.toContain('[')
  })

  it('truncates a text without spaces', () => {
    expect(shown(snippetOf(texts('x'.repeat(1000)), []))).toHaveLength(172)
  })
})
