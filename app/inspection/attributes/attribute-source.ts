/** The place each attribute was read from: noted by its rule, or the same in every email. */
import type { EmailAttributes } from './email-attributes.ts'

export type AttributeName = Exclude<keyof EmailAttributes, 'rulesVersion' | 'sources' | 'designKeys'>

const PARTS: Partial<Record<AttributeName, string>> = {
  subjectLength: 'subject',
  subjectWords: 'subject',
  subjectEmoji: 'subject',
  subjectPersonal: 'subject',
  subjectQuestion: 'subject',
  words: 'text',
  language: 'headers and text',
  imageShare: 'images and text',
  images: 'images',
  imagesWithoutAlt: 'images',
  animated: 'images',
  darkStyles: 'style sheet',
  amp: 'part text/x-amp-html',
  plainText: 'part text/plain',
  htmlBytes: 'HTML',
  clipped: 'HTML',
  skeleton: 'HTML',
  palette: 'screenshot',
  paletteShares: 'screenshot',
  pictureHash: 'screenshot',
  layout: 'HTML',
  templateStyles: 'HTML',
  template: 'HTML',
  senderName: 'header:from',
}

const TOGETHER: Partial<Record<AttributeName, AttributeName>> = {
  moneyOffCurrency: 'moneyOffCents',
  priceCurrency: 'priceLowCents',
  sentOn: 'sentHour',
  sentWeekday: 'sentHour',
}

/** 'subject', 'line 12', 'header:date'; null for an attribute that the email does not have. */
export function attributeSource(facts: EmailAttributes, fact: AttributeName): string | null {
  const value = facts[fact]
  if (value === null || value === false) return null
  return facts.sources[TOGETHER[fact] ?? fact] ?? PARTS[fact] ?? null
}
