/** Distinguishes machine-made codes, such as visitor IDs or encrypted data, from readable words. */

const SEPARATORS = /[-_.~+ !,;:|=()'%*$@]/

/** The shortest code that several links of one email can share. */
const CODE_CHARS_MIN = 6

/** Certainly machine-made, wherever it is. Hyphenated words and file names are readable, however long they are. */
export function isOpaque(text: string): boolean {
  if (/^\d{12,}$/.test(text)) return !BEGINS_WITH_A_DATE.test(text)
  if (text.length < 16) return false
  if (isChainOfNumbers(text)) return true
  if (/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text)) return true
  const words = text.replace(/\.[a-z]{2,5}$/i, '').split(/[-_.~+ !,()'%]/)
  const strange = words.filter((word) => isStrange(word))
  return strange.some((word) => word.length >= 16) || strange.join('').length >= 20
}

/** Products have codes too, so this only decides where its position, or its repetition, points to a person. */
export function isCode(text: string): boolean {
  return isOpaque(text) || text.split(SEPARATORS).some((word) => isCodeWord(word))
}

function isCodeWord(word: string): boolean {
  if (word.length < CODE_CHARS_MIN) return false
  if (/^\d+$/.test(word)) return word.length >= 9 && !BEGINS_WITH_A_DATE.test(word)
  // Words with a number at one end: `summer2026`, `4thofjuly`.
  if (/^(?:[a-z]+\d{1,4}|\d{1,4}[a-z]+|[a-z]+\d{1,2}[a-z]+)$/i.test(word)) {
    return /\d/.test(word) && !/[aeiouy]/i.test(word) && !/^[A-Z\d]+$/.test(word)
  }
  if (/\d/.test(word)) return isStrange(word) || /[a-z]\d|\d[a-z]/i.test(word)
  return /^[a-z]+$/i.test(word) && (hasScatteredCapitals(word) || /^[b-df-hj-np-tv-xz]{8,}$/.test(word))
}

/** Articles are often numbered by date. */
const BEGINS_WITH_A_DATE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{0,9}$/

/** Mailing, reader and link in one code: `270241-5399979-2-24365-DE1-3F5B`. A date and a time are shorter. */
function isChainOfNumbers(text: string): boolean {
  const pieces = text.split(/[-_.~]/)
  const digits = text.replace(/\D/g, '').length
  return pieces.length >= 3 && digits >= 15 && pieces.every((piece) => !/\p{L}{4}/u.test(piece))
}

/** Letters and digits mixed, or capitals scattered, as in no word, number or CamelCase name. */
function isStrange(word: string): boolean {
  if (/^\d+$/.test(word)) return word.length >= 12 && !BEGINS_WITH_A_DATE.test(word)
  if (/\d/.test(word)) return (word.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0) >= 3
  const humps = word.split(/(?=[A-Z])/).length
  return humps >= 4 && word.length / humps < 3
}

function hasScatteredCapitals(word: string): boolean {
  const humps = word.split(/(?=[A-Z])/).length
  return /[a-z]/.test(word) && humps >= 4 && word.length / humps < 2
}

export function isReadable(text: string): boolean {
  return (
    // oxlint-disable-next-line no-control-regex -- it is the whole range of Latin letters
    !isCode(text) && /\p{L}{4}|\p{Lo}/u.test(text) && /[aeiouyäöüåøæéèáíóúàãõ]|[^\u0000-\u024f]/iu.test(text)
  )
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
