/** Reads all attributes of an email. Raise the version with any change of a rule: every email is then read again. */
import type { emailAttributes } from '#app/platform/db/schema.ts'
import type { EmailStats, AttributeSources } from '#app/platform/db/json-columns.ts'
import { readPrices } from './amounts.ts'
import { isClipped } from './clipping.ts'
import { readDeadline } from './deadline.ts'
import { readAuthentication, readBimi, readNoReply, readOneClick } from './delivery.ts'
import { readCountdown, readImageShare } from './image-share.ts'
import { type Found, linesOf } from './lines.ts'
import { isOff, readCode, readDiscount, readFreeShipping, readGift, readMoneyOff } from './offer.ts'
import { type Header, readPlatform, webAddresses } from './read-platform.ts'
import { readSenderTime } from './sender-time.ts'
import { readTemplateFingerprint } from './template-fingerprint.ts'
import { readSketches } from './design-sketch.ts'
import { readSubjectTone, readUrgency } from './subject-tone.ts'

export const ATTRIBUTES_VERSION = 5

export type EmailAttributes = Omit<typeof emailAttributes.$inferSelect, 'emailId'>

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

export function readAttributes(input: AttributesInput): AttributesRow {
  const { headers, document, blocks, stats, sentAt, subject } = input
  const sources: AttributeSources = {}

  function noted<T>(fact: keyof EmailAttributes, found: Found<T> | null): T | null {
    if (found) sources[fact] = found.source
    return found?.value ?? null
  }

  const lines = linesOf(subject, input.preheader, blocks)
  const addresses = webAddresses(input.source)
  const platform = readPlatform(headers, addresses)
  if (platform) sources['platform'] = platform.source
  const clock = readSenderTime(headers.find(({ key }) => key === 'date')?.value, sentAt)
  const discountPercent = noted('discountPercent', readDiscount(lines))
  const moneyOff = noted('moneyOffCents', readMoneyOff(lines))
  const hasCode = noted('hasCode', readCode(lines)) ?? false
  const freeShipping = noted('freeShipping', readFreeShipping(lines)) ?? false
  const gift = noted('gift', readGift(lines)) ?? false
  const isOffer = discountPercent !== null || moneyOff !== null || hasCode || freeShipping || gift
  const deadline = isOffer ? noted('offerDeadline', readDeadline(lines, clock)) : null
  const prices = readPrices(lines, isOff)
  const tone = readSubjectTone(subject)
  const letters = blocks
    .filter(({ hidden, kind }) => !hidden && kind !== 'picture')
    .reduce((sum, { text }) => sum + text.length, 0)
  const authentication = readAuthentication(headers)
  for (const check of ['spf', 'dkim', 'dmarc'] as const) {
    if (authentication[check]) sources[check] = 'header:authentication-results'
  }
  if (clock) sources['sentHour'] = 'header:date'
  return {
    rulesVersion: ATTRIBUTES_VERSION,
    platform: platform?.slug ?? null,
    discountPercent,
    moneyOffCents: moneyOff?.cents ?? null,
    moneyOffCurrency: moneyOff?.currency ?? null,
    hasCode,
    freeShipping,
    gift,
    offerDeadline: deadline?.toISOString() ?? null,
    priceLowCents: prices ? noted('priceLowCents', prices.low) : null,
    priceHighCents: prices ? noted('priceHighCents', prices.high) : null,
    priceCurrency: prices?.currency ?? null,
    subjectLength: tone.length,
    subjectWords: tone.words,
    subjectEmoji: tone.emoji,
    subjectPersonal: tone.personal,
    subjectQuestion: tone.question,
    urgency: noted('urgency', readUrgency(lines)) ?? false,
    words: stats.wordCount,
    imageShare: readImageShare(document, Math.min(letters, LETTERS_MAX)),
    images: stats.imageCount,
    imagesWithoutAlt: stats.imagesWithoutAlt,
    animated: stats.animatedGif ?? false,
    darkStyles: stats.darkStyles,
    amp: input.hasAmp,
    plainText: input.isPlainText,
    bimi: noted('bimi', readBimi(headers)) ?? false,
    countdown: noted('countdown', readCountdown(document, addresses)) ?? false,
    htmlBytes: stats.htmlBytes,
    clipped: isClipped(stats.htmlBytes),
    skeleton: readTemplateFingerprint(document, stats.layoutWidth),
    palette: stats.colors,
    paletteShares: [],
    pictureHash: null,
    ...readSketches(document),
    oneClickUnsubscribe: noted('oneClickUnsubscribe', readOneClick(headers)) ?? false,
    noReply: noted('noReply', readNoReply(input.senderAddress, input.replyTo)) ?? false,
    ...authentication,
    language: input.language?.split('-')[0] ?? null,
    sentOn: clock && new Date(clock.day).toISOString().slice(0, 10),
    sentWeekday: clock?.weekday ?? null,
    sentHour: clock?.hour ?? null,
    senderName: input.senderName,
    sources,
  }
}
