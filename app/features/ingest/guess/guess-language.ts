import type { Guess } from '#app/db/shapes.ts'

/** Scripts used almost only by one language, the narrower ones first: Japanese also uses Chinese characters. */
const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['zh', /\p{sc=Han}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['fa', /[پچژگ]/gu],
  ['ar', /\p{sc=Arabic}/gu],
  ['el', /\p{sc=Greek}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{sc=Cyrillic}/gu],
]
/** A web address, a domain or an address of somebody. */
const ADDRESS = /[\p{L}\d][.@/][\p{L}\d]/u
/** Frequent words that related languages do not share. */
const COMMON_WORDS: Record<string, string> = {
  en: 'the and you your for with this that from are our have will not what more all just',
  de: 'und der die das nicht mit ist für dein deine ihr ihre wir auf den sie ein eine auch jetzt dich',
  fr: 'les des vous votre pour avec est dans une nous sur pas plus vos cette aux et le offre',
  es: 'los las para con una por que del más tus está tu nuestro como esta todos hasta y oferta',
  it: 'gli che per con una della sono non tuo tua nostro più alla questo dei scopri il anche',
  pt: 'os para com uma não você seu sua mais dos das por nosso até são em o também',
  nl: 'het een van voor met je jouw niet onze zijn naar ook bij deze wij nu de en dat',
  sv: 'och att för din ditt med det som är inte vi här på av våra du en nya',
  da: 'og til din dit med det er ikke vi på af vores dig også nye på du en',
  no: 'og til din ditt med det er ikke vi på av våre deg også nye på du en',
  fi: 'ja on että sinun kun nyt myös tai ovat se sekä uusi meidän mukaan kaikki',
  pl: 'i na nie się do jest dla twoje twój nasze oraz jak już tylko że przez',
  tr: 've bir için ile bu daha sizin çok şimdi olarak gibi kadar en yeni',
  cs: 'na se je pro vaše že jsme nebo jak také už při které váš',
}

/**
 * The language of an email. Its `lang` attribute counts less than its words, because senders often forget to set it.
 */
export function guessLanguage(text: string, declared: string | null): Guess | undefined {
  const written = byWords(text.slice(0, 8000))
  if (declared && (!written || written.value === declared.split('-')[0])) {
    return { value: declared, confidence: written ? 0.98 : 0.7, reason: 'it says so itself' }
  }
  return written
}

function byWords(text: string): Guess | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 12) return undefined
  for (const [value, script] of SCRIPTS) {
    const share = (text.match(script)?.length ?? 0) / letters
    // Kana, and letters unique to one language, are significant even in small numbers.
    const needed = value === 'ja' ? 0.1 : value === 'fa' || value === 'uk' ? 0.02 : 0.3
    if (share > needed) return { value, confidence: 0.95, reason: 'it is written in its script' }
  }
  // `com` of addresses is a word of Portuguese.
  const spoken = text.split(/\s+/).filter((part) => !ADDRESS.test(part))
  const words =
    spoken
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const counts = Object.entries(COMMON_WORDS).map(([value, list]) => {
    const common = new Set(list.split(' '))
    return { value, hits: words.filter((word) => common.has(word)).length }
  })
  const [first, second] = counts.toSorted((a, b) => b.hits - a.hits)
  if (!first || first.hits < 3) return undefined
  const lead = (first.hits - (second?.hits ?? 0)) / first.hits
  const confidence = Math.round(Math.min(0.95, 0.5 + lead * 0.5) * 100) / 100
  return { value: first.value, confidence, reason: `${first.hits} of its commonest words` }
}
