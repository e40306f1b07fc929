/** What can be asked of the emails behind a number of the report: `clipped`, `size-120`, `hour-1-09`. */

import { platformName } from '#app/features/facts/platforms.ts'
import { hourText, WEEKDAYS } from '#app/features/figures/copy.ts'
import { longDay } from '#app/features/figures/periods.ts'

/** The traits that the report counts, in words. `facts` are all emails whose facts are known. */
export const TRAITS = {
  facts: 'Emails that were read for facts',
  clipped: 'Too long for Gmail, which clips them',
  dark: 'With styles for dark mode',
  images: 'With pictures',
  'without-alt': 'With pictures that lack alternative text',
  animated: 'With animated pictures',
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

export type Trait = keyof typeof TRAITS

/** Steps of subject lengths in characters; lengths are counted up to 200. */
export const SUBJECT_STEP = 10
const SUBJECT_MAX = 200
/** Steps of sizes in kilobytes; sizes are counted up to 500. */
export const SIZE_STEP = 10
export const SIZE_MAX = 500

/** Percent off, in steps. */
export const DEPTH_STEP = 10
const DEPTH_MAX = 100

/** A figure with the buckets of it that are meant; without its month, where it has one. */
export type FactCells = {
  figure: 'trait' | 'size' | 'subject' | 'hour' | 'day' | 'offer' | 'platform' | 'all'
  buckets: string[]
}

const FACT = /^([a-z]+)-([a-z0-9-]{1,40})$/

/** The cells that a fact stands for; null for what is none. */
export function cellsOf(fact: string): FactCells | null {
  if (fact === 'all') return { figure: 'all', buckets: [] }
  if (Object.hasOwn(TRAITS, fact)) return { figure: 'trait', buckets: [fact] }
  const [, kind, value = ''] = FACT.exec(fact) ?? []
  switch (kind) {
    case 'size':
      return inSteps(value, SIZE_STEP, SIZE_MAX) && { figure: 'size', buckets: [value.padStart(3, '0')] }
    case 'subject':
      return (
        inSteps(value, SUBJECT_STEP, SUBJECT_MAX) && {
          figure: 'subject',
          buckets: stepOf(Number(value), SUBJECT_STEP, SUBJECT_MAX),
        }
      )
    case 'depth':
      return (
        inSteps(value, DEPTH_STEP, DEPTH_MAX) && {
          figure: 'offer',
          buckets: stepOf(Number(value), DEPTH_STEP, DEPTH_MAX),
        }
      )
    case 'percent':
      return inSteps(value, 1, DEPTH_MAX) && { figure: 'offer', buckets: stepOf(Number(value), 1, DEPTH_MAX) }
    case 'platform':
      return { figure: 'platform', buckets: [value === 'unknown' ? '' : value] }
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(value) ? { figure: 'day', buckets: [value] } : null
    case 'hour':
      return /^[0-6]-(?:[01]\d|2[0-3])$/.test(value)
        ? { figure: 'hour', buckets: [value.replace('-', ' ')] }
        : null
    default:
      return null
  }
}

/** In words; only of what `cellsOf` knows. */
export function factName(fact: string): string {
  if (Object.hasOwn(TRAITS, fact)) return TRAITS[fact as Trait]
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
      return `Sent on ${longDay(value)}`
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
