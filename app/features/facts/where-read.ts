/** Where each fact of an email was read: noted by its rule, or the same place in every email. */
import type { EmailFacts } from './email-facts.ts'

export type FactName = Exclude<keyof EmailFacts, 'rulesVersion' | 'sources'>

/** Facts whose rules always read the same part of an email. */
const PARTS: Partial<Record<FactName, string>> = {
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
  htmlBytes: 'HTML',
  clipped: 'HTML',
  skeleton: 'HTML',
  palette: 'screenshot',
  senderName: 'header:from',
}

/** Facts that are read with another one. */
const TOGETHER: Partial<Record<FactName, FactName>> = {
  moneyOffCurrency: 'moneyOffCents',
  priceCurrency: 'priceLowCents',
  sentOn: 'sentHour',
  sentWeekday: 'sentHour',
}

/** 'subject', 'line 12', 'header:date'; null for a fact that the email does not have. */
export function whereRead(facts: EmailFacts, fact: FactName): string | null {
  const value = facts[fact]
  if (value === null || value === false) return null
  return facts.sources[TOGETHER[fact] ?? fact] ?? PARTS[fact] ?? null
}
