import { asOf, emailCount } from '#app/analytics/brand-analytics/copy.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { longDate, longMonth, type PlainMonth } from '#app/analytics/brand-analytics/periods.ts'

const TITLE = 'The state of email'

export const reportCopy = {
  title: (month: PlainMonth | null) => (month ? `${TITLE}, ${longMonth(month)}` : TITLE),
  here: (month: PlainMonth | null) => (month ? longMonth(month) : TITLE),
  description: (month: PlainMonth | null) =>
    `Sizes, clipping, dark mode, alt text, offers, platforms, send times and subject lines of ${month ? `the marketing emails of ${longMonth(month)}` : 'marketing emails'}, with the emails behind every number.`,
  lead: (emails: number, at: Date) => `Based on ${emailCount(emails)} in this gallery. ${asOf(at)}`,
  monthLead: (emails: number, month: PlainMonth, storedOn: PlainDay) =>
    `Based on ${emailCount(emails)} sent in ${longMonth(month)}. These numbers were stored on ${longDate(storedOn)} and don’t change.`,
  tooFew: 'Not enough emails for a report (minimum 5)',
  notFound: {
    title: 'No report for this month',
    text: 'A month has a report once it is over and the gallery has at least five of its emails.',
    label: 'The live report',
  },
  data: 'Data',
  csv: 'Data as CSV',
  json: 'Data as JSON',
  months: 'Month by month',
  monthsText:
    'The report of a month is stored when the month is over. Its link and its numbers don’t change.',
  live: 'The live report of all emails',
  key: {
    emails: 'Emails',
    size: 'Median HTML size',
    clipped: 'Clipped by Gmail',
    dark: 'With dark mode styles',
    alt: 'With images without alt text',
    offer: 'With an offer',
    depth: 'Median discount',
    subject: 'Median characters in subject lines',
  },
  sections: {
    made: 'Design',
    offers: 'Offers',
    sent: 'Sending',
    subjects: 'Subject lines',
  },
  share: 'Share',
  sizes: {
    title: 'HTML size',
    summary: (low: string, median: string, high: string, count: number) =>
      `The median is ${median}; half of ${emailCount(count)} are between ${low} and ${high}. Gmail clips at 102 kB.`,
    unit: 'kB',
    size: (size: number, max: number) => (size >= max ? `${max} kB or more` : `${size} kB`),
    step: (from: number, step: number, max: number) =>
      from >= max ? `${max} or more` : `${from} to ${from + step - 1}`,
  },
  made: { title: 'Clipping, dark mode and more' },
  alt: {
    title: 'Alt text',
    summary: (count: number) => `Of ${emailCount(count)} with images. One image without alt text counts.`,
  },
  ofKnown: (count: number) => `Of ${emailCount(count)}.`,
  offers: { title: 'Offers' },
  offersByMonth: 'Emails with an offer, month by month',
  depths: {
    title: 'Discount depth',
    summary: (low: number, median: number, high: number, count: number) =>
      `The median is ${median}%; half of ${emailCount(count)} with a percentage offer between ${low}% and ${high}%.`,
    percent: 'Percent off',
    step: (from: number, step: number) => (from >= 100 ? '100' : `${from} to ${from + step - 1}`),
  },
  platforms: {
    title: 'Sending platforms',
    summary: (known: number, count: number) =>
      `The platform is known for ${known.toLocaleString('en')} of ${emailCount(count)}.`,
    platform: 'Platform',
    unknown: 'Unknown',
  },
  sending: { title: 'Sender and unsubscribe' },
  days: { title: 'Emails per day', day: 'Day' },
  monthly: { title: 'Emails per month', month: 'Month' },
  timesSummary: (count: number) => emailCount(count) + '.',
  tone: { title: 'Tone' },
  method: 'Method',
  methodText: [
    'Based on the public emails in this gallery. Each email counts once, so a brand that sends more counts more. The gallery does not have every email of a brand, and its brands are not a sample of all senders.',
    'Every number links to its emails and states how many were counted (n). Emails without the information are not in n. A platform counts only if the email has one of its headers or domains, and a discount only next to words such as “off”.',
    'Sizes are those of the HTML in kB, of 1,024 bytes each; charts group them by ten. Gmail clips an email at 102 kB. Dark mode means that the email has dark mode styles. Days and hours are in the sender’s time zone if the email states it, otherwise in that of the gallery. Discounts and platforms are from emails with a date. Charts need five emails.',
  ],
  monthMethod:
    'These numbers were stored when the month was over. Emails added or removed later change the lists of emails, but not the numbers.',
  cite: (name: string, title: string, address: string) => `Cite as: ${name}, ${title}, ${address}`,
  emailsTitle: 'Emails behind this metric',
  emailsLead: (count: number, month: PlainMonth | null) =>
    month ? `${emailCount(count)} of ${longMonth(month)}.` : `${emailCount(count)}.`,
  noEmails: 'No public emails match anymore.',
  emailsMissing: {
    title: 'Metric not found',
    text: 'This link does not match a metric in the report.',
    label: 'Back to the report',
  },
  more: 'More emails',
  noSubject: '(no subject)',
}
