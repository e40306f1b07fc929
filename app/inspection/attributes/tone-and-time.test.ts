import { expect, test } from 'vitest'
import { readDeadline } from './deadline.ts'
import { readAuthentication, readBimi, readNoReply, readOneClick } from './delivery.ts'
import { readSenderTime } from './sender-time.ts'
import { readSubjectTone, readUrgency } from './subject-tone.ts'

test.each([
  ['Save an extra $50 on the iPaq 3835 PDA (CNET SHOPPER)', { length: 53, words: 11, emoji: 0 }],
  ['🎁 Reader, your gift is here 👨‍👩‍👧', { emoji: 2, personal: true }],
  ['Need a PDA that’s more than a phonebook?', { question: true, personal: false }],
  ['Ready? 🎉', { question: true, emoji: 1 }],
  ['Ready? Here it is', { question: true }],
  ['新着？夏のセール', { question: true }],
  ['Reader survey: tell us what you think', { personal: false, question: false }],
  ['*|FNAME|*, a word', { personal: true }],
  ['2003 ©, a year in pictures', { emoji: 0 }],
  ['', { length: 0, words: 0, emoji: 0, personal: false, question: false }],
])('the subject “%s”', (subject, tone) => {
  expect(readSubjectTone(subject)).toMatchObject(tone)
})

test.each([
  ['There’s still time: last chance to enter', true],
  ['Limited Time Offer!', true],
  ['Noch nichts vor? Nur heute', true],
  ['What lasts a lifetime', false],
  ['The final days of disco, in a book', true],
  ['Weekend reading', false],
])('%s presses for time: %s', (subject, is) => {
  expect(readUrgency(subject, '')).toBe(is)
  expect(readUrgency('', subject)).toBe(is)
})

const SENT = readSenderTime('Tue, 9 Jul 2002 14:00:00 -0700', new Date('2002-07-09T21:00:00Z'))!

test.each([
  ['Register before July 31 and save $300', '2002-08-01T06:59:59.000Z'],
  ['extended our Free seat sale until Thursday 25th July', '2002-07-26T06:59:59.000Z'],
  ['Expires August 31, 2002', '2002-09-01T06:59:59.000Z'],
  ['Bis zum 15.7. versandkostenfrei', '2002-07-16T06:59:59.000Z'],
  ['valid through 7/20/02', '2002-07-21T06:59:59.000Z'],
  ['Sale ends tonight', '2002-07-10T06:59:59.000Z'],
  ['Ends Sunday', '2002-07-15T06:59:59.000Z'],
])('%s ends at %s', (text, at) => {
  expect(readDeadline([text], SENT)?.toISOString()).toBe(at)
})

test.each([
  // More than four months ahead.
  'Expires March 3, 2003',
  'offer expires on December 13, 2001',
  'We’ll send your next issue on August 9.',
  'in July 2002, by Bruce',
  'ends 13/13',
])('%s is no deadline of an offer', (text) => {
  expect(readDeadline([text], SENT)).toBeNull()
})

test('nothing is a deadline where it is unknown when the email was sent', () => {
  expect(readDeadline(['Sale ends tonight'], null)).toBeNull()
})

test.each([
  ['Fri, 29 Nov 2024 23:30:00 -0500', { weekday: 5, hour: 23 }],
  ['Sat, 30 Nov 2024 10:00:00 +0530 (IST)', { weekday: 6, hour: 10 }],
  ['30 Nov 2024 04:30:00 GMT', { weekday: 6, hour: 4 }],
  ['Fri, 29 Nov 2024 23:30:00 EST', { weekday: 5, hour: 23 }],
])('%s is on the sender’s clock', (date, clock) => {
  expect(readSenderTime(date, new Date('2024-11-30T04:30:00Z'))).toMatchObject(clock)
})

test.each(['Sat, 30 Nov 2024 04:30:00', '2024-11-30', '', 'Sat, 30 Nov 2024 04:30:00 +9900'])(
  '%s leaves the hour unknown',
  (date) => {
    expect(readSenderTime(date, new Date('2024-11-30T04:30:00Z'))).toBeNull()
  },
)

test.each([
  ['noreply@sourceforge.net', true],
  ['do_not_reply@bounce.winxpnews.com', true],
  ['DoNotUse@worldwidewords.org', true],
  ['news-noreply+12@acme.test', true],
  ['reply@acme.test', false],
  ['norah@acme.test', false],
  ['nodoubt@acme.test', false],
])('%s: nobody answers %s', (address, is) => {
  expect(readNoReply(address, null)).toBe(is)
})

test('replies go to Reply-To', () => {
  expect(readNoReply('no-reply@acme.test', 'hello@acme.test')).toBe(false)
  expect(readNoReply('hello@acme.test', 'no-reply@acme.test')).toBe(true)
})

/** Headers of real messages, without names. */
const LEAVE = '<https://lists.cip-project.org/g/cip-testing-results/leave/8129362/4520527/1896307328/plugh>'
const ONE_CLICK = 'List-Unsubscribe=One-Click'
test.each([
  [{ 'list-unsubscribe-post': ONE_CLICK, 'list-unsubscribe': LEAVE }, true],
  [{ 'list-unsubscribe': '<https://example.sourceforge.net/lists/listinfo/razor-users>,' }, false],
  [{ 'list-unsubscribe': '<http://xent.com/mailman/listinfo/fork>,' }, false],
])('%j unsubscribes with one click: %s', (headers, is) => {
  expect(readOneClick(Object.entries(headers).map(([key, value]) => ({ key, value })))).toBe(is)
})

test('one click needs both headers', () => {
  const post = { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }
  const link = { key: 'list-unsubscribe', value: '<mailto:a@b.test>, <https://b.test/u>' }
  expect(readOneClick([post, link])).toBe(true)
  expect(readOneClick([link])).toBe(false)
  expect(readOneClick([post, { ...link, value: '<mailto:a@b.test>' }])).toBe(false)
})

test.each([
  ['authentication-results', 'mx.test; dkim=pass; bimi=pass header.d=acme.test', true],
  ['authentication-results', 'mx.test; dkim=pass; bimi=none', false],
  ['bimi-selector', 'v=BIMI1; s=brand', true],
  ['subject', 'bimi=pass', false],
])('%s: %s shows a logo: %s', (key, value, is) => {
  expect(readBimi([{ key, value }])).toBe(is)
})

const REAL_RESULTS = {
  'authentication-results':
    'mx.google.com;\n       dkim=pass header.i=@oracle.com header.s=corp-2018-07-02 header.b=lhk5qU4z;\n' +
    '       spf=pass (google.com: domain of reader@oracle.com designates 156.151.31.86 as permitted sender) smtp.mailfrom=reader@oracle.com;\n' +
    '       dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=oracle.com',
}
const FORWARDED_RESULTS = {
  'authentication-results':
    'mx.google.com;\n       dkim=pass header.i=@pex-com.20150623.gappssmtp.com header.s=20150623 header.b=zwziYVWi;\n' +
    '       spf=softfail (google.com: domain of transitioning reader@pex.com does not designate 209.85.220.65 as permitted sender) smtp.mailfrom=reader@pex.com;\n' +
    '       dmarc=fail (p=NONE sp=NONE dis=NONE) header.from=pex.com',
}
test.each([
  [REAL_RESULTS, { spf: 'pass', dkim: 'pass', dmarc: 'pass' }],
  [FORWARDED_RESULTS, { spf: 'fail', dkim: 'pass', dmarc: 'fail' }],
  // What a list copied, and what a receiver noted in another header.
  [
    {
      'x-original-authentication-results':
        'mx.google.com;       spf=pass (google.com: domain of reader@intel.com designates 192.55.52.88 as permitted sender) smtp.mailfrom=reader@intel.com;       dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=intel.com',
      'received-spf':
        'pass (google.com: domain of reader@oracle.com designates 156.151.31.86 as permitted sender) client-ip=156.151.31.86;',
    },
    { spf: null, dkim: null, dmarc: null },
  ],
])('authentication of the real message %j', (headers, results) => {
  expect(readAuthentication(Object.entries(headers).map(([key, value]) => ({ key, value })))).toEqual(results)
})

test('authentication is what the last server on top noted', () => {
  const results = (value: string) => ({ key: 'authentication-results', value })
  expect(
    readAuthentication([
      results('mx.home.test; spf=softfail; dkim=fail header.d=a.test; dkim=pass header.d=b.test'),
      results('mx.elsewhere.test; dmarc=pass'),
    ]),
  ).toEqual({ spf: 'fail', dkim: 'pass', dmarc: null })
  expect(readAuthentication([results('mx.home.test; dmarc=temperror')])).toMatchObject({ dmarc: 'none' })
  expect(readAuthentication([])).toEqual({ spf: null, dkim: null, dmarc: null })
})
