import type { Guess } from '#app/platform/db/json-columns.ts'
import { PERIODICAL_WORDS, SHOP_WORDS, TYPE_WORDS } from './type-words.ts'
import { count, distinct, guess, type Words, wholeWords } from './word-patterns.ts'

const BODY_CHARS = 6000
const HEADLINE_CHARS = 120
/** So many points are worth a confidence of 0.7, with which a type is applied. */
const POINTS_SURE = 3.5
const BODY_POINTS_MAX = 3
/** These have numbers too, and no stories. */
const RECEIPTS = new Set(['order-confirmation', 'shipping-confirmation', 'payment-receipt'])
/** How much more another type must say in a newsletter. */
const STORY_LEAD = 2
const OCCASION_MIN = 0.8

const TYPES = TYPE_WORDS.map(({ slug, sure, maybe = [], body }) => ({
  slug,
  sure: wholeWords(sure),
  maybe: maybe.length > 0 ? wholeWords(maybe) : null,
  body: wholeWords(body),
}))
const PERIODICAL = wholeWords(PERIODICAL_WORDS)
const SHOP = wholeWords(SHOP_WORDS)
const PRICE = /(?:[$£€¥]|R\$|USD|EUR) ?\d|\d(?:[.,]\d\d)? ?(?:€|EUR|zł|円|元|kr)(?!\p{L})/gu
const PERCENT_OFF = wholeWords(TYPE_WORDS.find(({ slug }) => slug === 'discount')!.body)

type Found = { slug: string; points: number; words: number; reason: string }

/** An email for an occasion is seasonal, unless it says more. */
export function guessEmailType(given: Words, occasion?: Guess): Guess | undefined {
  const words = { ...given, body: given.body.slice(0, BODY_CHARS) }
  const found = TYPES.map((type) => byWords(type, words))
  const periodical = newsletter(words, found)
  const strongest = (all: Found[]) => all.reduce((a, b) => (b.points > a.points ? b : a))
  const particular = strongest(found.filter(({ slug }) => slug !== 'newsletter'))
  const best =
    particular.points >= POINTS_SURE
      ? strongest([particular, periodical])
      : strongest([particular, periodical, promotion(words)])
  if (best.points < POINTS_SURE && occasion && occasion.confidence >= OCCASION_MIN)
    return guess('seasonal', 0.7, occasion.reason)
  if (best.points === 0) return undefined
  // A headline of a newsletter names the topic of a story.
  const isReceipt = RECEIPTS.has(best.slug) && best.words > 0
  const isStory =
    !isReceipt && periodical.points >= POINTS_SURE && best.points < periodical.points + STORY_LEAD
  const chosen = isStory ? periodical : best
  return guess(chosen.slug, confidenceOf(chosen.points), chosen.reason)
}

function confidenceOf(points: number): number {
  if (points < POINTS_SURE) return Math.min(0.65, 0.25 + points / 8)
  return Math.min(0.95, 0.7 + (points - POINTS_SURE) / 12)
}

/** Points for each place that has the words; the subject nearly decides. */
function byWords({ slug, sure, maybe, body }: (typeof TYPES)[number], words: Words): Found {
  const places = [
    { name: 'subject', text: words.subject, points: [3.5, 2.5] },
    { name: 'preheader', text: words.preheader, points: [2, 1] },
    { name: 'headline', text: headlineOf(words), points: [2, 1.25] },
  ] as const
  let points = 0
  let reason = ''
  for (const {
    name,
    text,
    points: [full, half],
  } of places) {
    const said = sure.exec(text)?.[0]
    const hinted = said === undefined ? maybe?.exec(text)?.[0] : undefined
    points += said === undefined ? (hinted === undefined ? 0 : half) : full
    const word = said ?? hinted
    if (word !== undefined) reason ||= `its ${name} says “${word.trim()}”`
  }
  const inBody = distinct(body, words.body)
  if (points > 0 || words.body.length < LONG_CHARS)
    points += Math.min(BODY_POINTS_MAX, inBody.length) * density(words.body)
  return { slug, points, words: inBody.length, reason: reason || `its text says “${inBody[0] ?? ''}”` }
}

/** Long texts have some words of every type. */
function density(body: string): number {
  return Math.min(1, DENSE_CHARS / body.length)
}

/** The first heading or line; empty if that is the preheader, which has counted. */
function headlineOf({ body, preheader }: Words): string {
  const heading = /^#.*$/m.exec(body)?.[0] ?? body.slice(0, body.indexOf('\n') >>> 0)
  const headline = heading.slice(0, HEADLINE_CHARS)
  return preheader && preheader.startsWith(headline.slice(0, preheader.length)) ? '' : headline
}

const LONG_CHARS = 2500
const DENSE_CHARS = 1500
// bounded: a subject and MASTHEAD_CHARS of the body
const ISSUE =
  /(?:\bissue|\bvol(?:ume)?\.?|\bedition|\bausgabe|\bnum[ée]ro|\bnúmero|\bnummer|第) ?#?\d{1,4}|(?:this|today|latest)['’]?s? (?:issue|headlines)|(?:to(?:day)?['’]?s|the) (?:headlines|newsletter)|welcome to (?:the|this) .{0,40}(?:newsletter|edition|issue)/iu
/** In a text, these number a reason or a price. */
const NUMBERED = /(?:\bno\.|\bnumber|\bnr\.) ?#?\d{1,4}|#\d{1,4}(?!\d)/iu
const MASTHEAD_CHARS = 1500
/** So many prices or exclamation marks are worth a point in a letter that sells one thing at length. */
const PRICES_OF_PITCH = 6
const SHOUTS_OF_PITCH = 15
const PITCH_POINTS_MAX = 2
/** Newsletters have some too. */
const PITCH_POINTS_FREE = 0.8

/** Something periodical: its sender or subject is called so, it numbers its issues, there is much to read. */
function newsletter({ sender, subject, body }: Words, found: Found[]): Found {
  const own = found.find(({ slug }) => slug === 'newsletter')!
  const named = PERIODICAL.exec(sender)?.[0] ?? PERIODICAL.exec(subject)?.[0]
  const issue = ISSUE.exec(`${subject}\n${body.slice(0, MASTHEAD_CHARS)}`)?.[0] ?? NUMBERED.exec(subject)?.[0]
  const sign = named ?? issue
  const length = Math.min(3.5, (2 * body.length) / LONG_CHARS) - (sign ? 0 : pitch(body))
  const headings = Math.min(1, distinct(/^#.*$/gmu, body).length / 3)
  const points = own.points + (named ? 2 : 0) + (issue ? 2 : 0) + length + headings
  return {
    ...own,
    points: sign || own.points >= 1 || length >= 1 ? points : 0,
    reason: sign ? `it says “${sign.trim()}”` : own.words > 0 ? own.reason : 'there is much to read',
  }
}

function pitch(body: string): number {
  const points = count(PRICE, body) / PRICES_OF_PITCH + count(/!/u, body) / SHOUTS_OF_PITCH
  return Math.max(0, Math.min(PITCH_POINTS_MAX, points - PITCH_POINTS_FREE))
}

function promotion({ subject, preheader, body }: Words): Found {
  const buttons = distinct(SHOP, `${subject}\n${preheader}\n${body}`)
  const prices = distinct(PRICE, body).length
  const reduced = distinct(PERCENT_OFF, `${subject}\n${body}`).length
  const points = Math.min(3, 1.5 * buttons.length) + Math.min(1.5, prices / 2) + Math.min(1.5, reduced)
  const sign = buttons[0] ?? 'its prices'
  return {
    slug: 'promotional',
    points: body.length > LONG_CHARS && prices < PRICES_OF_PITCH ? points / 2 : points,
    words: buttons.length,
    reason: `it sells, as in “${sign}”`,
  }
}
