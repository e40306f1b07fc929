import type { EmailAttributes } from '#app/inspection/attributes/email-attributes.ts'
import { type PlainDay, plainDayAt } from '#app/platform/lib/plain-day.ts'
import { platformName } from '#app/inspection/attributes/platforms.ts'
import { money, offerParts } from '#app/gallery/cards/offer-text.ts'
import { attributeName } from '#app/gallery/filters/attribute-choices.ts'
import { formatNumber, fullDate } from '#app/platform/lib/format.ts'
import type { NamedDetail } from './inbox-details.ts'

const HALF_DAY_MS = 12 * 3600_000

/** None for an email whose attributes were not read yet. */
export function attributeDetails(attributes: EmailAttributes | null): NamedDetail[] {
  if (!attributes || attributes.skeleton === '') return []
  const { platform, offerDeadline, language, sentWeekday, sentHour, imageShare } = attributes
  const share = imageShare === 0 ? null : `${imageShare}% of its area is images`
  const details: (NamedDetail | false)[] = [
    platform !== null && detail('Sending platform', platformName(platform)),
    detail('Offer', offerOf(attributes)),
    offerDeadline !== null && detail('Offer ends', fullDate(dayOfEnd(offerDeadline))),
    detail('Prices', pricesOf(attributes)),
    language !== null && detail('Language', attributeName('language', language) ?? language),
    sentWeekday !== null &&
      sentHour !== null &&
      detail(
        'Local time',
        `${attributeName('weekday', String(sentWeekday))}, ${attributeName('hour', String(sentHour))}`,
      ),
    { name: 'Words', value: formatNumber(attributes.words), note: share },
    attributes.countdown && detail('Countdown', 'Yes'),
    attributes.amp && detail('AMP', 'Has an AMP version'),
    attributes.plainText && detail('Format', 'Plain text'),
    attributes.bimi && detail('BIMI', 'Has a logo for mailboxes'),
    attributes.oneClickUnsubscribe && detail('Unsubscribe', 'One click'),
    attributes.noReply && detail('Replies', 'Not read'),
    detail('Authentication', authenticationOf(attributes)),
  ]
  return details.filter((each) => each !== false)
}

function detail(name: string, value: string): NamedDetail | false {
  return value !== '' && { name, value, note: null }
}

/** An offer ends with a day of the sender's, and is stored as that moment: half a day earlier it is that day everywhere. */
function dayOfEnd(moment: Date): PlainDay {
  return plainDayAt(new Date(moment.getTime() - HALF_DAY_MS), 'UTC')
}

function offerOf(attributes: EmailAttributes): string {
  const [start = '', ...others] = offerParts(attributes)
  return [start, ...others.map((part) => part.toLowerCase())].join(', ')
}

function pricesOf({
  priceLowCents: low,
  priceHighCents: high,
  priceCurrency: currency,
}: EmailAttributes): string {
  if (low === null || high === null || currency === null) return ''
  return low === high ? money(low, currency) : `${money(low, currency)} to ${money(high, currency)}`
}

function authenticationOf({ spf, dkim, dmarc }: EmailAttributes): string {
  return Object.entries({ SPF: spf, DKIM: dkim, DMARC: dmarc })
    .filter(([, result]) => result !== null)
    .map(([name, result]) => `${name} ${result}`)
    .join(', ')
}
