/** Near-duplicates differ only in what is written for one recipient: names, codes, addresses. Prices and other short numbers count as words. */
import { createHash } from 'node:crypto'
import { hash } from '#app/inspection/attributes/design-sketch.ts'
import type { MessageOutline } from '#app/intake/ingest/parse/message-outline.ts'

type Fingerprint = {
  /** Hashes of the words of the subject, in order; 0 in place of a code. */
  subject: number[]
  numbers: string
  /** The smallest hashes of its runs of three words and of its images. */
  sketch: number[]
  size: number
}

/** Enough to tell nine in ten from eight in ten, in half a kilobyte. */
const SKETCH = 64
const RUN = 3
const WORDS_MAX = 3000
const SUBJECT_WORDS_MAX = 40
/** Shorter texts cannot be compared: two short notes share most of their words. */
const SIZE_MIN = 8
const ALIKE = 0.9
/** Every word that differs changes so many runs. */
const RUNS_OF_ONE_WORD = 2 * RUN

export function fingerprintOf({
  subject,
  text,
  images,
}: Pick<MessageOutline, 'subject' | 'text' | 'images'>): string {
  const words = wordsOf(text).slice(0, WORDS_MAX)
  const plain = words.filter((word) => !isCode(word))
  const runs = new Set<number>()
  for (let i = 0; i + RUN <= plain.length; i++) runs.add(hash(plain.slice(i, i + RUN).join(' ')))
  for (const image of images) if (!isCode(image)) runs.add(hash(`image ${image}`))
  const numbers = [...new Set(plain.filter((word) => /\p{N}/u.test(word)))].toSorted()
  return serialize({
    subject: wordsOf(subject)
      .slice(0, SUBJECT_WORDS_MAX)
      .map((word) => (isCode(word) ? 0 : hash(word))),
    numbers: createHash('sha256').update(numbers.join(' ')).digest('base64url').slice(0, 16),
    sketch: [...runs].toSorted((a, b) => a - b).slice(0, SKETCH),
    size: runs.size,
  })
}

export function isNearDuplicate(first: string, second: string): boolean {
  const one = parse(first)
  const other = parse(second)
  if (Math.min(one.size, other.size) < SIZE_MIN) return false
  if (one.numbers !== other.numbers || !isSameSubject(one.subject, other.subject)) return false
  const { shared, of } = overlap(one, other)
  return shared / of >= ALIKE || of - shared <= RUNS_OF_ONE_WORD
}

const GREETING_WORDS = 60
const GREETING_CHARS = 1200
const NAME_WORDS = 3
const LIKE_A_NAME = /^\p{Lu}[\p{L}\p{M}'’-]{1,24}[,.:;!?]?$/u

/** The name in which the beginning of a text differs from another copy's. */
export function differingName(text: string, copy: string): string | null {
  const [words, others] = [text, copy].map((each) => [
    ...each.slice(0, GREETING_CHARS).split(/\s+/, GREETING_WORDS),
    '',
  ]) as [string[], string[]]
  let at = 0
  for (let beside = 0; at < words.length; beside += 1) {
    if (words[at] !== others[beside]) {
      const next = others.slice(beside, beside + NAME_WORDS + 1)
      const length = [0, 1, 2, 3].find((count) => next.includes(words[at + count]!))
      if (length === undefined) return null
      const name = words.slice(at, at + length)
      if (name.length > 0 && name.every((word) => LIKE_A_NAME.test(word))) {
        return name.join(' ').replace(/[,.:;!?]$/, '')
      }
      at += length
      beside += next.indexOf(words[at]!)
    }
    at += 1
  }
  return null
}

function overlap(one: Fingerprint, other: Fingerprint): { shared: number; of: number } {
  const both = new Set(one.sketch)
  const common = new Set(other.sketch.filter((value) => both.has(value)))
  const smallest = [...new Set([...one.sketch, ...other.sketch])].toSorted((a, b) => a - b).slice(0, SKETCH)
  return { shared: smallest.filter((value) => common.has(value)).length, of: smallest.length }
}

function serialize({ subject, numbers, sketch, size }: Fingerprint): string {
  const packed = (values: number[]) => Buffer.from(Uint32Array.from(values).buffer).toString('base64url')
  return [numbers, size, packed(subject), packed(sketch)].join('.')
}

function parse(text: string): Fingerprint {
  const [numbers = '', size = '', subject = '', sketch = ''] = text.split('.')
  const unpacked = (packed: string) => {
    const bytes = Buffer.from(packed, 'base64url')
    return Array.from({ length: bytes.length >> 2 }, (_, i) => bytes.readUInt32LE(i * 4))
  }
  return { numbers, size: Number(size), subject: unpacked(subject), sketch: unpacked(sketch) }
}

/** One word may differ: the recipient's name. */
function isSameSubject(one: number[], other: number[]): boolean {
  if (one.length !== other.length) return false
  const different = one.filter((word, i) => word !== other[i]).length
  return different === 0 || (different === 1 && one.length > 2)
}

/** Words and numbers in lower case; letters of scripts without spaces count one by one. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !word.includes('@') && !word.startsWith('http'))
    .join(' ')
  return (
    plain.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]|[\p{L}\p{M}\p{N}_%$€£¥-]+/gu) ?? []
  )
}

/** Generated for one recipient: a coupon, an order number, a token. */
function isCode(word: string): boolean {
  const digits = word.match(/\d/g)?.length ?? 0
  return digits >= 5 || word.length > 40 || (digits >= 2 && word.length >= 7 && /[a-z]/.test(word))
}
