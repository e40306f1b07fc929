/** The attributes of an email in words, with where each was read. */
import type { EmailAttributes } from '#app/inspection/attributes/email-attributes.ts'
import { type PlainDay, plainDayAt } from '#app/platform/lib/plain-day.ts'
import { type AttributeName, attributeSource } from '#app/inspection/attributes/attribute-source.ts'
import { platformName } from '#app/inspection/attributes/platforms.ts'
import { money, offerParts } from '#app/gallery/cards/offer-text.ts'
import { attributeName } from '#app/gallery/filters/attribute-choices.ts'
import { formatNumber, fullDate } from '#app/platform/lib/format.ts'
import type { NamedDetail } from './inbox-details.ts'

const HALF_DAY_MS = 12 * 3600_000

/** None for an email whose attributes were not read yet. */
export function attributeDetails(facts: EmailAttributes | null): NamedDetail[] {
  if (!facts || facts.skeleton === '') return []
  const details: (NamedDetail | null)[] = [
    facts.platform
      ? detail('Sending platform', platformName(facts.platform), where(facts, 'platform'))
      : null,
    offerDetail(facts),
    facts.offerDeadline
      ? detail('Offer ends', fullDate(dayOfEnd(facts.offerDeadline)), where(facts, 'offerDeadline'))
      : null,
    priceDetail(facts),
    facts.language
      ? detail(
          'Language',
          attributeName('language', facts.language) ?? facts.language,
          where(facts, 'language'),
        )
      : null,
    facts.sentWeekday !== null && facts.sentHour !== null
      ? detail(
          'Local time',
          `${attributeName('weekday', String(facts.sentWeekday))}, ${attributeName('hour', String(facts.sentHour))}`,
          where(facts, 'sentHour'),
        )
      : null,
    detail('Words', formatNumber(facts.words), pictureShare(facts.imageShare)),
    facts.countdown ? detail('Countdown', 'Yes', where(facts, 'countdown')) : null,
    facts.amp ? detail('AMP', 'Has an AMP version', where(facts, 'amp')) : null,
    facts.plainText ? detail('Format', 'Plain text', where(facts, 'plainText')) : null,
    facts.bimi ? detail('BIMI', 'Has a logo for mailboxes', where(facts, 'bimi')) : null,
    facts.oneClickUnsubscribe
      ? detail('Unsubscribe', 'One click', where(facts, 'oneClickUnsubscribe'))
      : null,
    facts.noReply ? detail('Replies', 'Not read', where(facts, 'noReply')) : null,
    authenticationDetail(facts),
  ]
  return details.filter((each) => each !== null)
}

function detail(name: string, value: string, note: string | null): NamedDetail {
  return { name, value, note }
}

/** An offer ends with a day of the sender's, and is stored as that moment: half a day earlier it is that day everywhere. */
function dayOfEnd(moment: Date): PlainDay {
  return plainDayAt(new Date(moment.getTime() - HALF_DAY_MS), 'UTC')
}

function offerDetail(facts: EmailAttributes): NamedDetail | null {
  const parts = offerParts(facts)
  if (parts.length === 0) return null
  const first = (['discountPercent', 'moneyOffCents', 'freeShipping', 'gift', 'hasCode'] as const).find(
    (fact) => facts.sources[fact],
  )
  const [start, ...others] = parts
  const value = [start, ...others.map((part) => part.toLowerCase())].join(', ')
  return detail('Offer', value, first ? where(facts, first) : null)
}

function priceDetail(facts: EmailAttributes): NamedDetail | null {
  const { priceLowCents: low, priceHighCents: high, priceCurrency: currency } = facts
  if (low === null || high === null || currency === null) return null
  const range = low === high ? money(low, currency) : `${money(low, currency)} to ${money(high, currency)}`
  return detail('Prices', range, where(facts, 'priceLowCents'))
}

function pictureShare(share: number): string | null {
  return share === 0 ? null : `${share}% of its area is images`
}

function authenticationDetail(facts: EmailAttributes): NamedDetail | null {
  const { spf, dkim, dmarc } = facts
  const checks = Object.entries({ SPF: spf, DKIM: dkim, DMARC: dmarc }).filter(
    ([, result]) => result !== null,
  )
  if (checks.length === 0) return null
  const value = checks.map(([name, result]) => `${name} ${result}`).join(', ')
  const first = (['spf', 'dkim', 'dmarc'] as const).find((check) => facts[check] !== null)!
  return detail('Authentication', value, where(facts, first))
}

/** 'header:x-mc-user' as `x-mc-user header`. */
function where(facts: EmailAttributes, fact: AttributeName): string | null {
  const source = attributeSource(facts, fact)
  return source?.startsWith('header:') ? `${source.slice('header:'.length)} header` : source
}
