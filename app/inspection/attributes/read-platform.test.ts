import { expect, test } from 'vitest'
import { PLATFORMS } from './platforms.ts'
import { type Header, readPlatform, webAddresses } from './read-platform.ts'

function header(line: string): Header {
  const colon = line.indexOf(': ')
  return { key: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 2) }
}

const links = (host: string, path = '/a') => Array.from({ length: 3 }, () => ({ host, path }))

/** Headers of real messages, without what identifies their readers. */
test.each([
  ['X-Mailer: MailChimp Mailer - **CID0496c8705c**', 'mailchimp'],
  ['X-Feedback-ID: 46716125:46716125.599473:us11:mc', 'mailchimp'],
  ['Message-ID: <2847aeac.4214bfce@mail150.suw14.mcdlv.net>', 'mailchimp'],
  ['X-SFMC-Stack: 7', 'salesforce-marketing-cloud'],
  ['List-ID: <7207004.xt.local>', 'salesforce-marketing-cloud'],
  ['Feedback-ID: 7230703:1934766:13.111.14.195:sfmktgcld', 'salesforce-marketing-cloud'],
  ['X-HS-Cid: 1axe7t3rcjxusl6j2ajxiy9nriv74kj7tc6hc6', 'hubspot'],
  ['X-Mailer: Accucast (http://www.accucast.com)', 'accucast'],
  ['Message-Id: <LYRIS-1-12995-2002.11.09-00.00.03--a#b.test@newsletter.oreilly.com>', 'lyris'],
  ['Message-Id: <LISTMANAGERSQL-1-1669941-2002.07.09--a#b.test@sprocket.lockergnome.com>', 'lyris'],
  ['X-Mailer: Lyris Web Interface', 'lyris'],
  ['X-Mailman-Version: 2.0.8', 'mailman'],
  ['Mailing-List: contact ntknow-help@lists.ntk.net; run by ezmlm', 'ezmlm'],
  ['Sender: Daily Slang List <DAILYSLANG@LISTSERV.DLI.COM>', 'listserv'],
  ['Received: from A by B (LISTSERV-TCP/IP release 1.8d) with spool id 1', 'listserv'],
  ['X-Listprocessor-Version: 8.1 -- ListProcessor(tm) by CREN', 'listproc'],
  ['List-Subscribe: <mailto:Majordomo@cert.org?body=subscribe%20cert-advisory>', 'majordomo'],
  ['X-Roving-Version: 4.1.patch39', 'constant-contact'],
  ['X-Loop: AutoresponsePlus', 'autoresponse-plus'],
  ['X-Topica-Id: <1031944252.inmta006.1803.1001931>', 'topica'],
  ['X-Loop: hfdoor@aweber.com', 'aweber'],
])('%s is of %s', (line, slug) => {
  expect(readPlatform([header(line)], [])).toBe(slug)
})

/** Headers of real messages that a platform did not send. */
test.each([
  // The mail program KMail, not Klaviyo.
  'X-KMail-QuotePrefix: > ',
  'X-Mailer: SunMail 1.0',
  'X-Mailer: QUALCOMM Windows Eudora Version 5.1',
  'X-Mailer: TargetMail E-Mail By TechTarget.com',
  'Subject: Why we left Mailchimp and HubSpot',
  'From: "Mailchimp fans" <news@mailchimp-fans.test>',
  'References: <2847aeac.4214bfce@mail150.suw14.mcdlv.net>',
  'Message-Id: <1418893.1028960179734.JavaMail.IWAM_EUG-APP01@eug-app01>',
  'Precedence: bulk',
  // A mail server that many use.
  'Received: from dms-www1 by dms-mail01 (LSMTP for Windows NT v1.1b) with SMTP id 1',
])('%s says nothing', (line) => {
  expect(readPlatform([header(line)], [])).toBeNull()
})

/** One that each platform is known by, where no header is. */
test.each([
  ['trk.klclick3.com', '/ls/click', 'klaviyo'],
  ['d3k81ch9hvuctc.cloudfront.net', '/company/x/images/y.png', 'klaviyo'],
  ['brand.us2.list-manage.com', '/track/click', 'mailchimp'],
  ['click.by.seloger.com', '/?qs=d0e181daa703d8e287b1b2168fb5e152a6', 'salesforce-marketing-cloud'],
  ['braze-images.com', '/appboy/x.png', 'braze'],
  ['links.brand.test', '/u/click?_t=abc', 'iterable'],
  ['r.brand.test', '/mk/cl/f/sh/abc', 'brevo'],
  ['brand.createsend1.com', '/t/y-l-a/', 'campaign-monitor'],
  ['r20.rs6.net', '/tn.jsp', 'constant-contact'],
  ['click.convertkit-mail2.com', '/abc', 'kit'],
  ['link.mail.beehiiv.com', '/ss/c/abc', 'beehiiv'],
  ['click.mlsend.com', '/link/c/abc', 'mailerlite'],
  ['t.brand.test', '/r/?id=h5a1b2c3d,', 'adobe-campaign'],
  ['s1.brand.test', '/e/er?s=1234&lid=56', 'eloqua'],
  ['mail.brand.test', '/pub/cc?_ri_=abc', 'responsys'],
  ['link.brand.test', '/u/nrd.php?p=abc', 'emarsys'],
  ['brand.soundestlink.com', '/ce/c/abc', 'omnisend'],
])('links to %s%s are of %s', (host, path, slug) => {
  expect(readPlatform([], links(host, path))).toBe(slug)
})

test('a link or two to a platform are somebody writing about it', () => {
  const two = links('brand.us2.list-manage.com').slice(0, 2)
  expect(readPlatform([], two)).toBeNull()
  expect(readPlatform([], links('mailchimp.com', '/pricing'))).toBeNull()
  expect(readPlatform([], links('notlist-manage.com'))).toBeNull()
})

test('the platform that composed an email counts before the one that delivered it', () => {
  const delivered = [header('X-SG-EID: abc'), header('X-Mailman-Version: 2.1.29')]
  expect(readPlatform(delivered, links('braze-images.com'))).toBe('braze')
  expect(readPlatform(delivered, [])).toBe('mailman')
  expect(readPlatform(delivered.slice(0, 1), [])).toBe('sendgrid')
})

test('every platform has a slug and a name of its own, and something to be known by', () => {
  expect(new Set(PLATFORMS.map(({ slug }) => slug)).size).toBe(PLATFORMS.length)
  expect(new Set(PLATFORMS.map(({ name }) => name)).size).toBe(PLATFORMS.length)
  for (const { slug, header: own, domains, hosts, path } of PLATFORMS) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(own ?? domains ?? hosts ?? path).toBeTruthy()
  }
})

test('addresses are read from HTML and text, with the beginning of their path', () => {
  expect(webAddresses('<a href="https://Click.Brand.test/u/1?_t=2&amp;x">a</a> http://b.test')).toEqual([
    { host: 'click.brand.test', path: '/u/1?_t=2&amp' },
    { host: 'b.test', path: '' },
  ])
})
