import { normalizeText } from '#app/intake/ingest/parse/normalize-text.ts'

const WORDS_MAX = 6
const AND = ['and', 'und', 'et', 'en', 'y', 'e', 'i', '']
const WITHOUT_MARKS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
}

/** `Bramble & Thyme` for `brambleandthyme`, each time that the words do. */
export function* spellingsOf(domain: string, words: string[]): Generator<string> {
  const wanted = normalizeText(domain)
  if (wanted.length < 2) return
  const forms = words.map(formsOf)
  for (const start of words.keys()) {
    let left = wanted
    for (let end = start; left && end < Math.min(words.length, start + WORDS_MAX); end += 1) {
      const form = forms[end]!.find((each) => left.startsWith(each) && (each !== '' || end > start))
      if (form === undefined) break
      left = left.slice(form.length)
      if (!left) yield words.slice(start, end + 1).join(' ')
    }
  }
}

/** How a domain writes a word; addresses do not count. */
function formsOf(word: string): string[] {
  if (/[@/]|^www\./i.test(word)) return []
  if (/^[&+]$/.test(word)) return AND
  const spelledOut = word.toLowerCase().replace(/[äöüßåøæ]/g, (letter) => WITHOUT_MARKS[letter]!)
  return [word, spelledOut, word.replace(/[’']s$/i, '')].map(normalizeText)
}
