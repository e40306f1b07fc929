import { PACE_BRANDS } from './figures.ts'
import { type PlainDay, type PlainMonth, longDay, longMonth } from './periods.ts'

/** '1 email', '1,204 emails'. */
export function emailCount(count: number): string {
  return count === 1 ? '1 email' : `${count.toLocaleString('en')} emails`
}

export function percentOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`
}

export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en')} days`
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const figuresCopy = {
  title: (name: string) => `${name} in figures`,
  lead: (emails: number, first: PlainDay, last: PlainDay) =>
    `What ${emailCount(emails)} in this gallery say, sent from ${longDay(first)} to ${longDay(last)}.`,
  description: (name: string) =>
    `When ${name} sends emails, how often, with which offers and subject lines, and what it looks like: counted from the emails in the gallery.`,
  categoryDescription: (name: string) =>
    `${name} emails in figures: when they are sent, how often, with which offers and subject lines, with medians and quartiles over all brands.`,
  tooFew: 'There are too few emails here for figures: it takes five.',
  tooFewOf: (count: number) => (count === 0 ? null : `Only ${emailCount(count)}: too few for a picture.`),
  allEmails: 'See the emails',
  compare: 'Compare with other brands',
  planner: 'Email planner',
  report: 'The state of email',
  table: 'Table',
  before: 'Before the day',
  when: 'When',
  what: 'What',
  how: 'How',
  month: 'Month',
  week: 'Week of',
  all: 'All',
  emails: 'Emails',
  period: 'In use',
  method:
    'Counted from the public emails in this gallery as they come in; the gallery does not have every email a brand sends. Days and hours are those of the sender’s clock where the email tells, otherwise UTC.',
  key: {
    emails: 'Emails',
    weekly: 'A week, over the last year',
    offers: 'With an offer',
    depth: 'Median discount',
    subject: 'Characters in a median subject line',
    silence: 'Longest silence, in two years',
  },
  calendar: {
    title: 'A year of days',
    summary: (emails: number, days: number, weekday: string) =>
      `${emailCount(emails)} on ${dayCount(days)}, most often on a ${weekday}.`,
  },
  hours: {
    title: 'Weekdays and hours',
    summary: (weekday: string, hour: number, count: number, total: number) =>
      `Most often on ${weekday} between ${hourText(hour)} and ${hourText(hour + 1)}: ${count.toLocaleString('en')} of ${emailCount(total)}.`,
    weekday: 'Weekday',
  },
  months: {
    title: 'Emails a month, by type',
    plain: 'Emails a month',
    summary: (total: number, most: PlainMonth, count: number) =>
      `${emailCount(total)} in two years, most of them in ${longMonth(most)} (${count.toLocaleString('en')}).`,
    others: 'Other types',
  },
  offers: {
    title: 'Emails with an offer',
    summary: (offers: number, known: number) =>
      `${percentOf(offers, known)} of ${emailCount(known)} in two years: a discount, money off, a code, free shipping or a gift.`,
    withOffer: 'With an offer',
    share: 'Share',
  },
  depth: {
    title: 'How deep the discounts are',
    summary: (median: number, low: number, high: number, count: number) =>
      `Half of ${emailCount(count)} with a percentage offer between ${low}% and ${high}% off; the median is ${median}%.`,
    median: 'Median',
    low: 'Lower quartile',
    high: 'Upper quartile',
  },
  subjects: {
    title: 'Length of subject lines',
    summary: (median: number, low: number, high: number) =>
      `The median is about ${median} characters; half are between ${low} and ${high}.`,
    characters: 'Characters',
  },
  words: { title: 'Most used words in subject lines', word: 'Word' },
  traits: {
    title: 'What the emails do',
    summary: (known: number) => `Of ${emailCount(known)}.`,
    trait: 'Trait',
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
      animated: 'Animated pictures',
      dark: 'Styles for dark mode',
      amp: 'An AMP version',
      clipped: 'Too long for Gmail, which clips it',
      'without-alt': 'Pictures without alternative text',
      'one-click': 'One-click unsubscribe',
      'no-reply': 'A no-reply sender',
    } as Record<string, string>,
  },
  checks: {
    title: 'What the checks found',
    summary: (clean: number, checked: number) =>
      `${percentOf(clean, checked)} of ${emailCount(checked)} have no serious finding.`,
    emails: 'See the emails',
  },
  platforms: {
    title: 'Sent with',
    one: (name: string) => `Always with ${name}, as far as the emails tell.`,
    changed: (from: string, to: string, month: PlainMonth) =>
      `Changed from ${from} to ${to} in ${longMonth(month)}.`,
    several: 'As far as the emails tell.',
    unknown: 'Unknown',
    platform: 'Platform',
  },
  senders: { title: 'Sender names', sender: 'Sender' },
  templates: {
    title: 'Redesigns',
    template: 'Template',
    name: (number: number) => `Template ${number}`,
    summary: (templates: number, newest: PlainMonth) =>
      templates === 1
        ? `One template, in use since ${longMonth(newest)} or longer.`
        : `${templates} templates used three times or more; the newest since ${longMonth(newest)}.`,
    none: 'No template was used three times.',
  },
  palette: {
    title: 'Colours over time',
    summary: 'The main colours of the emails, by quarter.',
    quarter: 'Quarter',
    colors: 'Main colours',
  },
  languages: { title: 'Languages', language: 'Language' },
  pace: {
    title: 'Emails a month by brand',
    summary: (median: string, low: string, high: string, brands: number) =>
      `Of ${brands >= PACE_BRANDS ? `the ${brands} brands with the most emails here` : `${brands} brands`} that sent in the last year, half send between ${low} and ${high} emails a month; the median is ${median}.`,
    tooFew: (brands: number) =>
      `Only ${brands === 1 ? '1 brand' : `${brands} brands`} sent in the last year: too few for a picture.`,
    band: 'Emails a month',
    brands: 'Brands',
  },
  approach: {
    title: 'How early they begin',
    weeks: (date: PlainDay) => `Weeks before ${longDay(date)}`,
    summary: (first: PlainDay, days: number, median: number, count: number) =>
      `The first of ${emailCount(count)} came on ${longDay(first)}, ${dayCount(days)} before; half came in the last ${dayCount(median)}.`,
    soFar: (first: PlainDay, days: number, count: number) =>
      `${emailCount(count)} so far; the first came on ${longDay(first)}, ${dayCount(days)} before.`,
    last: (first: PlainDay, days: number, count: number) =>
      `The year before, the first of ${emailCount(count)} came on ${longDay(first)}, ${dayCount(days)} before.`,
    week: 'Weeks before',
    after: 'After',
    thisTime: 'This time',
    lastTime: 'A year before',
    before: (weeks: number) => (weeks === 0 ? 'The last week' : `${weeks + 1} weeks`),
    depthTitle: 'How deep the discounts are, day by day',
    day: 'Day',
  },
  compared: {
    title: 'Compare brands',
    lead: 'Up to four brands side by side.',
    description: 'Compare up to four brands: how often they send, when, with which offers and subject lines.',
    numbers: 'The brands in numbers',
    add: 'Add a brand',
    button: 'Add',
    remove: (name: string) => `Remove ${name}`,
    unknown: (asked: string) => `There is no brand called “${asked}” in the gallery.`,
    full: 'Four brands are the most. Remove one to add another.',
    few: 'too few emails',
  },
}

export function hourText(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`
}
