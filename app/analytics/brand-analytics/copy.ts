import { ENOUGH, PACE_BRANDS, SIZE_MAX } from './metrics.ts'
import { formatNumber, longMoment, plural } from '#app/platform/lib/format.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { type PlainMonth, longDate, longMonth } from './periods.ts'

/** '1 email', '1,204 emails'. */
export function emailCount(count: number): string {
  return plural(count, '# email', '# emails')
}

export function percentOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`
}

/** Below ten with one digit after the point. */
export function oneDigit(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0)
}

export function dayCount(days: number): string {
  return plural(days, '# day', '# days')
}

/** What is said of the most frequent of several, if it is frequent enough to say so. */
function mostText(count: number, text: string): string {
  return count < ENOUGH ? '' : `, ${text}`
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function asOf(at: Date): string {
  return `As of ${longMoment(at)}.`
}

export const analyticsCopy = {
  title: (name: string) => `${name} analytics`,
  lead: (emails: number, first: PlainDay, last: PlainDay, at: Date) =>
    `Based on ${emailCount(emails)} in this gallery, sent from ${longDate(first)} to ${longDate(last)}. ${asOf(at)}`,
  description: (name: string) =>
    `When ${name} sends emails, how often, with which offers, subject lines and designs, based on the emails in the gallery.`,
  categoryDescription: (name: string) =>
    `Analytics of ${name} emails: when they are sent, how often, with which offers and subject lines, with medians and quartiles over all brands.`,
  tooFew: 'Not enough emails for analytics (minimum 5)',
  tooFewOf: (count: number) => (count === 0 ? null : `Not enough emails for a chart (${count} of 5)`),
  noCharts: (count: number) => `Not enough emails for charts (${count} of 8).`,
  allEmails: 'See the emails',
  compare: 'Compare with other brands',
  planner: 'Email planner',
  report: {
    title: 'The state of email',
    description:
      'When marketing emails are sent, with which offers, subject lines, sizes and platforms, and how many have dark mode styles and alt texts.',
    key: {
      size: 'Median HTML size',
      clipped: 'Clipped by Gmail',
      dark: 'With dark mode styles',
      alt: 'With images without alt text',
    },
  },
  sizes: {
    title: 'HTML size',
    summary: (low: string, median: string, high: string, count: number) =>
      `The median is ${median}; half of ${emailCount(count)} are between ${low} and ${high}. Gmail clips at 102 kB.`,
    unit: 'kB',
    size: (size: number) => (size >= SIZE_MAX ? `${SIZE_MAX} kB or more` : `${size} kB`),
    step: (from: number, step: number) =>
      from >= SIZE_MAX ? `${SIZE_MAX} or more` : `${from} to ${from + step - 1}`,
  },
  table: 'Table',
  before: 'Lead time',
  when: 'Timing',
  what: 'Content',
  how: 'Design and sending',
  month: 'Month',
  week: 'Week of',
  all: 'All',
  emails: 'Emails',
  period: 'In use',
  n: (count: number) => `n = ${count.toLocaleString('en')}`,
  method:
    'Based on the public emails in this gallery, which does not have every email a brand sends. Days and hours are in the sender’s time zone if the email states it, otherwise in that of the gallery.',
  key: {
    emails: 'Emails',
    weekly: 'Emails per week, last 12 months',
    offers: 'With an offer',
    depth: 'Median discount',
    subject: 'Median characters in subject lines',
    longestGap: 'Longest gap, last two years',
  },
  calendar: {
    title: 'Calendar',
    summary: (emails: number, days: number, weekday: string, count: number) =>
      `${emailCount(emails)} on ${dayCount(days)}${mostText(count, `most often on a ${weekday} (${formatNumber(count)})`)}.`,
  },
  hours: {
    title: 'Weekdays and hours',
    summary: (weekday: string, hour: number, count: number, total: number) =>
      `${emailCount(total)}${mostText(count, `most often on ${weekday} between ${hourText(hour)} and ${hourText(hour + 1)} (${formatNumber(count)})`)}.`,
    weekday: 'Weekday',
  },
  months: {
    title: 'Emails per month, by type',
    plain: 'Emails per month',
    summary: (total: number, most: PlainMonth, count: number) =>
      `${emailCount(total)} in two years${mostText(count, `the most in ${longMonth(most)} (${formatNumber(count)})`)}.`,
    others: 'Other types',
  },
  offers: {
    title: 'Emails with an offer',
    summary: (offers: number, known: number) =>
      `${percentOf(offers, known)} of ${emailCount(known)} in two years have an offer: a discount, money off, a code, free shipping or a gift.`,
    withOffer: 'With an offer',
    share: 'Share',
  },
  depth: {
    title: 'Discount depth',
    summary: (median: number, low: number, high: number, count: number) =>
      `Half of ${emailCount(count)} with a percentage offer between ${low}% and ${high}% off; the median is ${median}%.`,
    median: 'Median',
    low: 'Lower quartile',
    high: 'Upper quartile',
  },
  subjects: {
    title: 'Length of subject lines',
    summary: (median: number, low: number, high: number, count: number) =>
      `The median is ${median} characters; half of ${emailCount(count)} are between ${low} and ${high}.`,
    characters: 'Characters',
  },
  words: { title: 'Words in subject lines', word: 'Word', none: 'No words in subject lines yet.' },
  attributes: {
    title: 'Attributes',
    summary: (known: number) => `Of ${emailCount(known)}.`,
    attribute: 'Attribute',
    names: {
      emoji: 'Emoji in the subject line',
      personal: 'The reader’s name in the subject line',
      question: 'A question in the subject line',
      urgency: 'Urgent words',
      code: 'A discount code',
      'free-shipping': 'Free shipping',
      gift: 'A gift',
      deadline: 'An offer with a deadline',
      countdown: 'A countdown',
      animated: 'Animated images',
      dark: 'Styles for dark mode',
      amp: 'An AMP version',
      clipped: 'Clipped by Gmail',
      'without-alt': 'Images without alt text',
      'one-click': 'One-click unsubscribe',
      'no-reply': 'A no-reply sender',
    } as Record<string, string>,
  },
  checks: {
    title: 'Checks',
    summary: (clean: number, checked: number) =>
      `${percentOf(clean, checked)} of ${emailCount(checked)} have no serious issue.`,
    emails: 'See the emails',
  },
  platforms: {
    title: 'Sending platform',
    one: (name: string) => `Always ${name}, in emails that reveal their platform.`,
    changed: (from: string, to: string, month: PlainMonth) =>
      `Changed from ${from} to ${to} in ${longMonth(month)}.`,
    several: 'Of emails that reveal their platform.',
    unknown: 'Unknown',
    platform: 'Platform',
  },
  languages: { title: 'Languages', language: 'Language' },
  frequency: {
    title: 'Emails per month by brand',
    summary: (median: string, low: string, high: string, brands: number) =>
      `Of ${brands >= PACE_BRANDS ? `the ${brands} brands with the most emails here` : `${brands} brands`} that sent in the last year, half send between ${low} and ${high} emails a month; the median is ${median}.`,
    tooFew: (brands: number) =>
      `Not enough brands for a chart: ${plural(brands, '# brand', '# brands')} sent in the last year.`,
    band: 'Emails per month',
    bandName: (from: number, until: number) => {
      if (from === 0) return 'Fewer than one'
      if (until === Infinity) return `${from} or more`
      return until === from + 1 ? String(from) : `${from} to ${until - 1}`
    },
    brands: 'Brands',
  },
  leadTime: {
    title: 'Lead time',
    weeks: (date: PlainDay) => `Weeks before ${longDate(date)}`,
    summary: (first: PlainDay, days: number, median: number, count: number) =>
      `${emailCount(count)}, the first on ${longDate(first)}, ${dayCount(days)} before; half came in the last ${dayCount(median)}.`,
    soFar: (first: PlainDay, days: number, count: number) =>
      `${emailCount(count)} so far, the first on ${longDate(first)}, ${dayCount(days)} before.`,
    last: (first: PlainDay, days: number, count: number) =>
      `The year before: ${emailCount(count)}, the first on ${longDate(first)}, ${dayCount(days)} before.`,
    week: 'Weeks before',
    after: 'After',
    thisTime: 'This time',
    lastTime: 'A year before',
    before: (weeks: number) => (weeks === 0 ? 'The last week' : `${weeks + 1} weeks`),
  },
  compared: {
    title: 'Compare brands',
    lead: 'Up to four brands side by side.',
    description: 'Compare up to four brands: how often they send, when, with which offers and subject lines.',
    numbers: 'Key metrics',
    add: 'Add a brand',
    button: 'Add',
    remove: (name: string) => `Remove ${name}`,
    unknown: (asked: string) => `There is no brand named “${asked}” in the gallery.`,
    pairs: 'Suggested comparisons',
    pair: (one: string, other: string) => `${one} and ${other}`,
    start: 'Start with a brand',
    next: 'Compare with',
    full: 'You’ve reached the limit of 4 brands. Remove one to add another.',
    few: 'not enough emails',
  },
}

export function hourText(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`
}
