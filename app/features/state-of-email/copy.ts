import { emailCount } from '#app/features/figures/copy.ts'
import { longDay, longMonth, type PlainDay, type PlainMonth } from '#app/features/figures/periods.ts'

const TITLE = 'The state of email'

export const reportCopy = {
  title: (month: PlainMonth | null) => (month ? `${TITLE}, ${longMonth(month)}` : TITLE),
  here: (month: PlainMonth | null) => (month ? longMonth(month) : TITLE),
  description: (month: PlainMonth | null) =>
    `Sizes, clipping, dark mode, alternative text, offers, platforms, send times and subject lines of ${month ? `the marketing emails of ${longMonth(month)}` : 'marketing emails'}, with the emails behind every number.`,
  lead: (emails: number, today: PlainDay) =>
    `What ${emailCount(emails)} in this gallery say, counted as they come in. As of ${longDay(today)}.`,
  monthLead: (emails: number, month: PlainMonth, storedOn: PlainDay) =>
    `What ${emailCount(emails)} sent in ${longMonth(month)} say. These figures were stored on ${longDay(storedOn)} and stay as they are.`,
  tooFew: 'There are too few emails here for a report: it takes five.',
  notFound: {
    title: 'No report of this month',
    text: 'A month has its report once it is over and the gallery has at least five emails of it.',
    label: 'The live report',
  },
  data: 'Data',
  csv: 'Data as CSV',
  json: 'Data as JSON',
  months: 'Month by month',
  monthsText: 'The figures of a month are stored when it is over. Their address stays, and so do they.',
  live: 'The live report of all emails',
  key: {
    emails: 'Emails',
    size: 'Median size of the HTML',
    clipped: 'Clipped by Gmail',
    dark: 'With styles for dark mode',
    alt: 'Where pictures lack alternative text',
    offer: 'With an offer',
    depth: 'Median discount',
    subject: 'Characters in a median subject line',
  },
  sections: {
    made: 'How they are made',
    offers: 'What they offer',
    sent: 'How and when they are sent',
    subjects: 'Subject lines',
  },
  share: 'Share',
  sizes: {
    title: 'Size of the HTML',
    summary: (low: string, median: string, high: string, count: number) =>
      `The median is ${median}; half of ${emailCount(count)} are between ${low} and ${high}. Gmail clips at 102 KB.`,
    kilobytes: 'Kilobytes',
    step: (from: number, step: number, max: number) =>
      from >= max ? `${max} or more` : `${from} to ${from + step - 1}`,
  },
  made: { title: 'Clipping, dark mode and more', trait: 'Trait' },
  alt: {
    title: 'Alternative text',
    summary: (count: number) => `Of ${emailCount(count)} with pictures. One picture without it counts.`,
    lacking: 'Pictures that lack it',
  },
  ofKnown: (count: number) => `Of ${emailCount(count)}.`,
  offers: { title: 'Offers', trait: 'Offer' },
  offersByMonth: { title: 'Emails with an offer, month by month', withOffer: 'With an offer' },
  depths: {
    title: 'Depth of discounts',
    summary: (low: number, median: number, high: number, count: number) =>
      `The median is ${median}%; half of ${emailCount(count)} with a percentage offer between ${low}% and ${high}%.`,
    percent: 'Percent off',
    step: (from: number, step: number) => (from >= 100 ? '100' : `${from} to ${from + step - 1}`),
  },
  platforms: {
    title: 'Sending platforms',
    summary: (known: number, count: number) =>
      `${known.toLocaleString('en')} of ${emailCount(count)} say which they were sent with.`,
    platform: 'Platform',
    unknown: 'Unknown',
  },
  sending: { title: 'Sender and unsubscribing', trait: 'Trait' },
  days: { title: 'Emails a day', day: 'Day' },
  monthly: { title: 'Emails a month', month: 'Month' },
  timesSummary: (count: number) => emailCount(count) + '.',
  subjects: { title: 'Length of subject lines' },
  tone: { title: 'Tone', trait: 'Trait' },
  method: 'Method',
  methodText: [
    'Counted from the public emails in this gallery, each once, whatever its brand: a brand that sends more counts more. The gallery does not have every email of a brand, and its brands are not a sample of all senders.',
    'Every number is of the emails named beside it (n) and leads to them. Where an email does not say something, it is not counted in that n: a platform is named only for a header or an address that only it writes, and a discount only beside words that take it off a price.',
    'Sizes are those of the HTML alone, in steps of 10 kB; Gmail clips a message at 102 KB. Dark mode means that the email has styles of its own for it. Days and hours are those of the sender’s clock where the email tells, otherwise UTC. Depths of discounts and platforms are those of emails with a date. There is no plot of fewer than five emails.',
  ],
  monthMethod:
    'The figures of this page were stored when the month was over. Emails that came in or were removed later change the lists behind the numbers, and not the numbers.',
  cite: (name: string, title: string, address: string) => `Cite as: ${name}, ${title}, ${address}`,
  emailsTitle: 'The emails behind a number',
  emailsLead: (count: number, month: PlainMonth | null) =>
    month ? `${emailCount(count)} of ${longMonth(month)}.` : `${emailCount(count)}.`,
  noEmails: 'No public email has this any more.',
  emailsMissing: {
    title: 'No such number',
    text: 'The address does not name a number of the report.',
    label: 'The report',
  },
  more: 'More emails',
  noSubject: '(no subject)',
}
