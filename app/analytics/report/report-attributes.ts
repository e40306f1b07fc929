/** Names of the numbers of the report in URLs: `clipped`, `size-120`, `hour-1-09`. */

import { platformName } from '#app/inspection/attributes/platforms.ts'
import { hourText, WEEKDAYS } from '#app/analytics/brand-analytics/copy.ts'
import { longDate } from '#app/analytics/brand-analytics/periods.ts'

/** The attributes that the report counts, in words. `known` is every email that was read for attributes. */
export const ATTRIBUTES = {
  known: 'Emails with attributes',
  clipped: 'Clipped by Gmail',
  dark: 'With dark mode styles',
  images: 'With images',
  'without-alt': 'With images without alt text',
  animated: 'With animated images',
  amp: 'With an AMP version',
  countdown: 'With a countdown',
  'one-click': 'With one-click unsubscribe',
  'no-reply': 'From a no-reply sender',
  offer: 'With an offer',
  discount: 'With a discount in percent',
  code: 'With a discount code',
  'free-shipping': 'With free shipping',
  gift: 'With a gift',
  deadline: 'With an offer that has a deadline',
  emoji: 'With an emoji in the subject line',
  personal: 'With the reader’s name in the subject line',
  question: 'With a question in the subject line',
  urgency: 'With urgent words',
} as const

export type Attribute = keyof typeof ATTRIBUTES

/** Steps of subject lengths in characters; lengths are counted up to 200. */
export const SUBJECT_STEP = 10
const SUBJECT_MAX = 200
/** Steps of sizes in kilobytes; sizes are counted up to 500. */
export const SIZE_STEP = 10
export const SIZE_MAX = 500

/** Percent off, in steps. */
export const DEPTH_STEP = 10
const DEPTH_MAX = 100

/** A metric with some of its buckets, without their month. */
export type AttributeCells = {
  metric: 'attribute' | 'size' | 'subject' | 'hour' | 'day' | 'offer' | 'platform' | 'all'
  buckets: string[]
}

const FACT = /^([a-z]+)-([a-z0-9-]{1,40})$/

/** The cells that a name stands for; null for an unknown name. */
export function cellsOf(fact: string): AttributeCells | null {
  if (fact === 'all') return { metric: 'all', buckets: [] }
  if (Object.hasOwn(ATTRIBUTES, fact)) return { metric: 'attribute', buckets: [fact] }
  const [, kind, value = ''] = FACT.exec(fact) ?? []
  switch (kind) {
    case 'size':
      return (
        inSteps(value, SIZE_STEP, SIZE_MAX) && {
          metric: 'size',
          buckets: stepOf(Number(value), SIZE_STEP, SIZE_MAX),
        }
      )
    case 'subject':
      return (
        inSteps(value, SUBJECT_STEP, SUBJECT_MAX) && {
          metric: 'subject',
          buckets: stepOf(Number(value), SUBJECT_STEP, SUBJECT_MAX),
        }
      )
    case 'depth':
      return (
        inSteps(value, DEPTH_STEP, DEPTH_MAX) && {
          metric: 'offer',
          buckets: stepOf(Number(value), DEPTH_STEP, DEPTH_MAX),
        }
      )
    case 'percent':
      return inSteps(value, 1, DEPTH_MAX) && { metric: 'offer', buckets: stepOf(Number(value), 1, DEPTH_MAX) }
    case 'platform':
      return { metric: 'platform', buckets: [value === 'unknown' ? '' : value] }
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(value) ? { metric: 'day', buckets: [value] } : null
    case 'hour':
      return /^[0-6]-(?:[01]\d|2[0-3])$/.test(value)
        ? { metric: 'hour', buckets: [value.replace('-', ' ')] }
        : null
    default:
      return null
  }
}

/** The name as text; only for names that `cellsOf` knows. */
export function attributeName(fact: string): string {
  if (Object.hasOwn(ATTRIBUTES, fact)) return ATTRIBUTES[fact as Attribute]
  const [, kind, value = ''] = FACT.exec(fact) ?? []
  const from = Number(value)
  switch (kind) {
    case 'size':
      return from >= SIZE_MAX ? `HTML of ${SIZE_MAX} kB or more` : `HTML of ${stepText(from, SIZE_STEP)} kB`
    case 'subject':
      return `Subject lines of ${from >= SUBJECT_MAX ? `${from} or more` : stepText(from, SUBJECT_STEP)} characters`
    case 'depth':
      return from >= DEPTH_MAX ? '100% off' : `${stepText(from, DEPTH_STEP)}% off`
    case 'percent':
      return `${value}% off`
    case 'platform':
      return value === 'unknown' ? 'Sent with an unknown platform' : `Sent with ${platformName(value)}`
    case 'hour': {
      const [weekday, hour] = value.split('-').map(Number) as [number, number]
      return `Sent on ${WEEKDAYS[(weekday + 6) % 7]!} between ${hourText(hour)} and ${hourText(hour + 1)}`
    }
    case 'day':
      return `Sent on ${longDate(value)}`
    default:
      return 'All emails'
  }
}

function stepText(from: number, step: number): string {
  return `${from} to ${from + step - 1}`
}

function inSteps(value: string, step: number, max: number): true | null {
  return /^\d{1,3}$/.test(value) && Number(value) % step === 0 && Number(value) <= max ? true : null
}

function stepOf(from: number, step: number, max: number): string[] {
  const values = Array.from({ length: step }, (_, at) => from + at).filter((value) => value <= max)
  return values.map((value) => String(value).padStart(3, '0'))
}
