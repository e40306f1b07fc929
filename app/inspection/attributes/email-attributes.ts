/** Reads all attributes of an email. Raise the version with any change of a rule: every email is then read again. */
import type { emailAttributes } from '#app/platform/db/schema.ts'
import type { EmailStats } from '#app/platform/db/json-columns.ts'
import { readPrices } from './amounts.ts'
import { isClipped } from './clipping.ts'
import { readDeadline } from './deadline.ts'
import { readAuthentication, readBimi, readNoReply, readOneClick } from './delivery.ts'
import { readCountdown, readImageShare } from './image-share.ts'
import { isOff, readCode, readDiscount, readFreeShipping, readGift, readMoneyOff } from './offer.ts'
import { type Header, readPlatform, webAddresses } from './read-platform.ts'
import { readSenderTime } from './sender-time.ts'
import { readSketches } from './design-sketch.ts'
import { readSubjectTone, readUrgency } from './subject-tone.ts'

export const ATTRIBUTES_VERSION = 5

export type EmailAttributes = Omit<typeof emailAttributes.$inferSelect, 'emailId' | 'sources'>

/** The stored row with its dates as text, without what depends on other emails. */
export type AttributesRow = Omit<EmailAttributes, 'offerDeadline' | 'template' | 'designKeys'> & {
  offerDeadline: string | null
}

type AttributesInput = {
  /** The headers of the original message. Only what the rules return is published. */
  headers: Header[]
  replyTo: string | null
  hasAmp: boolean
  isPlainText: boolean
  /** The original HTML, because its links tell more than the cleaned ones. */
  source: string
  /** The visible texts, without personal data. */
  subject: string
  preheader: string
  senderName: string | null
  senderAddress: string | null
  sentAt: Date | null
  language: string | null
  document: Document
  blocks: { text: string; hidden: boolean; kind: string }[]
  stats: EmailStats
}

const LETTERS_MAX = 1_000_000
const LINES_MAX = 3000
const LINE_CHARS_MAX = 2000

export function readAttributes(input: AttributesInput): AttributesRow {
  const { headers, document, blocks, stats, sentAt, subject } = input
  const shown = blocks.filter(({ hidden }) => !hidden)
  const texts = shown.slice(0, LINES_MAX).map(({ text }) => text.slice(0, LINE_CHARS_MAX))
  const lines = [subject, ...texts, input.preheader]
  const addresses = webAddresses(input.source)
  const clock = readSenderTime(headers.find(({ key }) => key === 'date')?.value, sentAt)
  const discountPercent = readDiscount(lines)
  const moneyOff = readMoneyOff(lines)
  const hasCode = readCode(lines)
  const freeShipping = readFreeShipping(lines)
  const gift = readGift(lines)
  const isOffer = discountPercent !== null || moneyOff !== null || hasCode || freeShipping || gift
  const deadline = isOffer ? readDeadline(lines, clock) : null
  const prices = readPrices(lines, isOff)
  const tone = readSubjectTone(subject)
  const letters = shown.reduce((sum, { kind, text }) => sum + (kind === 'picture' ? 0 : text.length), 0)
  return {
    rulesVersion: ATTRIBUTES_VERSION,
    platform: readPlatform(headers, addresses),
    discountPercent,
    moneyOffCents: moneyOff?.cents ?? null,
    moneyOffCurrency: moneyOff?.currency ?? null,
    hasCode,
    freeShipping,
    gift,
    offerDeadline: deadline?.toISOString() ?? null,
    priceLowCents: prices?.low ?? null,
    priceHighCents: prices?.high ?? null,
    priceCurrency: prices?.currency ?? null,
    subjectLength: tone.length,
    subjectWords: tone.words,
    subjectEmoji: tone.emoji,
    subjectPersonal: tone.personal,
    subjectQuestion: tone.question,
    urgency: readUrgency(subject, input.preheader),
    words: stats.wordCount,
    imageShare: readImageShare(document, Math.min(letters, LETTERS_MAX)),
    images: stats.imageCount,
    imagesWithoutAlt: stats.imagesWithoutAlt,
    animated: stats.animatedGif ?? false,
    darkStyles: stats.darkStyles,
    amp: input.hasAmp,
    plainText: input.isPlainText,
    bimi: readBimi(headers),
    countdown: readCountdown(document, addresses),
    htmlBytes: stats.htmlBytes,
    clipped: isClipped(stats.htmlBytes),
    skeleton: 'read',
    palette: stats.colors,
    paletteShares: [],
    pictureHash: null,
    ...readSketches(document),
    oneClickUnsubscribe: readOneClick(headers),
    noReply: readNoReply(input.senderAddress, input.replyTo),
    ...readAuthentication(headers),
    language: input.language?.split('-')[0] ?? null,
    sentOn: clock && new Date(clock.day).toISOString().slice(0, 10),
    sentWeekday: clock?.weekday ?? null,
    sentHour: clock?.hour ?? null,
    senderName: input.senderName,
  }
}
