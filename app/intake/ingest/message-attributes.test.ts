/** Every attribute of a whole message, from its bytes on and of one that has none of them. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { EmailAttributes } from '#app/inspection/attributes/email-attributes.ts'
import { prepareMessage } from '#test/imported-message.ts'

/** Lines of real messages, and an image. */
async function withEverything(): Promise<string> {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .gif()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  return [
    'Authentication-Results: mx.google.com;',
    '       dkim=pass header.i=@oracle.com header.s=corp-2018-07-02 header.b=lhk5qU4z;',
    '       spf=pass (google.com: domain of reader@oracle.com designates 156.151.31.86 as permitted sender) smtp.mailfrom=reader@oracle.com;',
    '       dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=oracle.com',
    'X-Mailer: MailChimp Mailer - **CID0496c8705c**',
    'From: Shop <noreply@sourceforge.net>',
    'Subject: =?utf-8?B?8J+OgSBSZWFkZXIsIGxhc3QgY2hhbmNlPw==?=',
    'Date: Tue, 9 Jul 2002 14:00:00 -0700',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'List-Unsubscribe: <https://lists.cip-project.org/g/cip-testing-results/leave/8129362/plugh>',
    'Content-Language: en',
    'Content-Type: multipart/related; boundary=r',
    '',
    '--r',
    'Content-Type: multipart/alternative; boundary=a',
    '',
    '--a',
    'Content-Type: text/x-amp-html; charset="utf-8"',
    '',
    '<div>this is x-amp-html</div>',
    '--a',
    'Content-Type: text/html; charset="utf-8"',
    '',
    '<html><head><style>@media (prefers-color-scheme: dark) { .header-wrapper.dark-mode { display: table-row !important; } }</style></head><body>',
    '<img src="cid:sale" width="300" height="200"><img src="https://gen.sendtric.com/countdown/wm4k0jaxlx">',
    '<p>20% Off &amp; FREE SHIPPING!</p><p>Save an extra $50 on the iPaq 3835 PDA</p><p>Just $549 after rebate</p>',
    '<p>Register before July 31 with promo code XVXKL to get it</p><p>FREE GIFT WITH $50.00 PURCHASE</p>',
    `<p>${'The biggest sale of this year is on and everything has to go. '.repeat(1_800)}</p></body></html>`,
    '--a--',
    '--r',
    'Content-Type: image/gif',
    'Content-ID: <sale>',
    'Content-Transfer-Encoding: base64',
    '',
    moving.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    '--r--',
  ].join('\r\n')
}

/** As above, and each a little different: none of it counts. */
const WITH_NOTHING = [
  'X-Original-Authentication-Results: mx.google.com; spf=pass smtp.mailfrom=reader@intel.com; dmarc=pass header.from=intel.com',
  'X-Mailer: QUALCOMM Windows Eudora Version 5.1',
  'From: news@worldwidewords.org',
  'Subject: What lasts a lifetime',
  'List-Unsubscribe: <https://example.sourceforge.net/lists/listinfo/razor-users>,',
  'Content-Type: text/html; charset="utf-8"',
  '',
  '<html><head><meta name="color-scheme" content="light dark" /><style>@media (prefers-color-scheme: light) { .dark-mode { display: none } }</style></head><body>',
  '<p>Guaranteed first quality 100%.</p><p>Free returns</p><p>Code Red worm</p><p>iBook: perfect holiday gift</p></body></html>',
].join('\r\n')

async function attributesOf(message: string): Promise<EmailAttributes> {
  const { emailAttributes } = await prepareMessage(message)
  const { offerDeadline, ...facts } = emailAttributes!
  return {
    ...facts,
    offerDeadline: offerDeadline === null ? null : new Date(offerDeadline),
    template: null,
    designKeys: [],
  }
}

test('a message with everything', async () => {
  const facts = await attributesOf(await withEverything())
  expect(facts).toMatchObject({
    platform: 'mailchimp',
    discountPercent: 20,
    moneyOffCents: 5000,
    moneyOffCurrency: 'USD',
    hasCode: true,
    freeShipping: true,
    gift: true,
    offerDeadline: new Date('2002-08-01T06:59:59Z'),
    priceLowCents: 5000,
    priceHighCents: 54_900,
    priceCurrency: 'USD',
    subjectEmoji: 1,
    urgency: true,
    animated: true,
    darkStyles: true,
    amp: true,
    plainText: false,
    bimi: false,
    countdown: true,
    clipped: true,
    oneClickUnsubscribe: true,
    noReply: true,
    spf: 'pass',
    dkim: 'pass',
    dmarc: 'pass',
    language: 'en',
    sentOn: '2002-07-09',
    sentWeekday: 2,
    sentHour: 14,
    senderName: 'Shop',
  })
})

test('what only looks like a fact is none', async () => {
  const facts = await attributesOf(WITH_NOTHING)
  const has = Object.entries(facts).filter(([, value]) => value !== null && value !== false && value !== 0)
  expect(has.map(([name]) => name).toSorted()).toEqual([
    'designKeys',
    'htmlBytes',
    'language',
    'layout',
    'palette',
    'paletteShares',
    'rulesVersion',
    'skeleton',
    'subjectLength',
    'subjectWords',
    'templateStyles',
    'words',
  ])
})
