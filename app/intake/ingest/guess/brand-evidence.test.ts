import { describe, expect, test } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { footerOwner, isPerson, sharedBeginning, spelledLike } from './brand-evidence.ts'
import { guessBrand } from './guess-sender.ts'
import { guessEmailType } from './guess-type.ts'

const nothing = { headers: [], hosts: [], firstPictures: [], footer: '', subject: '', text: '' }

describe('the brand', () => {
  const linking = (name: string | null, address: string, text: string, ...hosts: string[]) =>
    guessBrand({ ...nothing, sender: { name, address }, hosts, text })?.value

  test('is the site of the links that the text names, where the sender is a stranger', () => {
    const text = 'New loaves at Salt Mill'
    expect(linking('Carol Jones', 'carol77@gmail.com', text, 'www.saltmill.test')).toBe('Salt Mill')
    expect(linking('Carol Jones', 'x@relay9.test', text, 'saltmill.test', 'w3.org')).toBe('Salt Mill')
    expect(linking(null, 'x@relay9.test', text, 'other.test', 'other.test', 'saltmill.test')).toBe(
      'Salt Mill',
    )
    expect(linking('Salt Mill Today', 'x@gmail.com', text, 'saltmill.test')).toBe('Salt Mill')
    // Sites of everyone, sites that the text does not name, and an own site.
    expect(linking('Oak & Ivy', 'x@relay9.test', 'Oak & Ivy on Facebook', 'facebook.com')).toBe('Oak & Ivy')
    expect(linking('Oak & Ivy', 'x@relay9.test', 'Hello', 'saltmill.test')).toBe('Oak & Ivy')
    expect(linking(null, 'x@oakivy.test', text, 'oakivy.test', 'saltmill.test')).toBe('Oakivy')
  })

  test('is not a slogan', () => {
    expect(linking('Great savings for you', 'x@saltmill.test', 'Hello')).toBe('Saltmill')
    expect(linking('Works for You', 'x@saltmill.test', 'All about Works for You')).toBe('Works for You')
  })

  test.each([
    ['The Salt Mill', 'x@mill.test', '© 2026 The Salt Mill', 'The Salt Mill'],
    ['Salt Mill', 'x@mill.test', '', 'Mill'],
  ])('%s of %s is the whole name that the footer confirms', (name, address, footer, brand) => {
    const sender = { name, address }
    expect(guessBrand({ ...nothing, sender, footer, text: 'From the Mill' })?.value).toBe(brand)
  })

  test.each([
    // The footer says which of the words are the company.
    [
      'Orbita Phones Edition',
      'x@mail.online.test',
      '© 2026 Orbita Media, Inc. All rights reserved.',
      '',
      'Orbita',
    ],
    ['Blue Heron Auctions', 'x@relay.test', 'Copyright 2026 Blue Heron Ltd', '', 'Blue Heron'],
    [
      'Karo Shopper Alerts',
      'x@relay.test',
      'Copyright © 2026 by Karo Networks. All rights reserved',
      '',
      'Karo',
    ],
    // A person writes for a company, whose name its words spell out.
    ['Anna Becker', 'annab@saltmill.test', '', 'A word from Salt Mill about flour', 'Salt Mill'],
    ['Michael Reed', 'noreply@kiln.test', '', 'Everything new at KILN this month', 'KILN'],
    [
      'Sandra',
      'offers@holidaybarn.test',
      '',
      'You asked HolidayBarn.com for offers. HolidayBarn',
      'HolidayBarn',
    ],
    // No name at all, or that of the mail server.
    [null, 'update@list.thelantern.test', '', 'Today in The Lantern', 'The Lantern'],
    [null, 'webster@ryemail.test', '', 'Fly for less with Rye', 'Rye'],
    // Additions of the sender.
    // The text writes the name as an address.
    [null, 'x@saltmill.test', '', 'News of SaltMill.com and mill.de!!!', 'SaltMill'],
    [null, 'x@saltmill.test', '', 'More at SaltMill!!!', 'SaltMill'],
    ['Fieldwork Mailing List', 'x@relay.test', '', '', 'Fieldwork'],
    ['Lumen’s Daily Deals News', 'x@relay.test', '', '', 'Lumen'],
    ["'Harbour' Editor", 'x@relay.test', '', '', 'Harbour'],
    ['Oak & Ivy [your account 1234]', 'x@relay.test', '', '', 'Oak & Ivy'],
    ['🐾 Oak & Ivy™ 🐾', 'x@relay.test', '', '', 'Oak & Ivy'],
    // The first letter is Greek.
    ['\u039fakwood', 'x@relay.test', '', '', 'Oakwood'],
    ['Oak & Ivy via MailTool', 'x@mailtool.test', '', '', 'Oak & Ivy'],
    [
      'Small Mill',
      'x@smallmillbakers.test',
      '© Small Mill Bakers',
      'From Small Mill Bakers',
      'Small Mill Bakers',
    ],
    ['Oak & Ivy Redaktion', 'x@relay.test', '', '', 'Oak & Ivy'],
    ['The Oak & Ivy Team', 'x@relay.test', '', '', 'Oak & Ivy'],
    ['Your Oak & Ivy Crew', 'x@relay.test', '', '', 'Oak & Ivy'],
    ['The Oak Newsletter', 'x@relay.test', '', '', 'The Oak'],
    ['Saltmill-Team', 'x@relay.test', '', '', 'Saltmill'],
    ['Oak & Ivy, Inc.', 'x@relay.test', '', '', 'Oak & Ivy'],
    ['Saltmill GmbH', 'x@relay.test', '', '', 'Saltmill'],
    ['Saltmill Deals', 'x@relay.test', '', '', 'Saltmill'],
    ['Oak Customer Care Department', 'x@relay.test', '', '', 'Oak'],
    ['Jane (Oak & Ivy)', 'x@relay.test', '', '', 'Oak & Ivy'],
    ['Jane | Oak & Ivy', 'x@relay.test', '', '', 'Oak & Ivy'],
    ['Jane, Oak & Ivy', 'x@relay.test', '', '', 'Oak & Ivy'],
    ['Jane from saltmill', 'x@relay.test', 'saltmill, Leith', '', 'saltmill'],
    ['Kana from 青葉書店', 'x@relay.test', '', '', '青葉書店'],
    ['Salt Mill', 'saltmill@relay.test', '', '', 'Salt Mill'],
    // The domain writes the name in its own way, or adds to it.
    [null, 'x@oakandivy.test', '', 'New at Oak & Ivy', 'Oak & Ivy'],
    [null, 'x@seveetsel.test', '', 'Chez Sève & Sel', 'Sève & Sel'],
    [null, 'x@holzweg-moebel.test', '', 'Neu bei Holzweg Möbel', 'Holzweg Möbel'],
    [null, 'x@getoakwood.test', '', 'New at OakWood', 'OakWood'],
    [null, 'x@oakwood-shop.test', '', 'New at OakWood', 'OakWood'],
    [null, 'x@saltnews.test', '', 'SaltNews, by Salt', 'SaltNews'],
    [null, 'x@mail.saltmill.or.th', '', '', 'Saltmill'],
    // An ordinary word is no name, and a full name only where nothing comes between its words.
    [null, 'x@online.test', '© 2026 Blue Heron Ltd', 'Order online', 'Blue Heron'],
    ['Saltmill Bakers', 'x@saltmill.test', 'Saltmill, Bakers of Leith', '', 'Saltmill'],
    // The company of the footer is shorter than the product.
    ['Kiln Security', 'x@relay.test', 'Kiln AG · Zürich', '', 'Kiln'],
    ['Jane Miller', 'jane@relay.test', 'You subscribed. Salt Mill Ltd, 1 High Street', '', 'Salt Mill'],
    ['Word of the Day!', 'x@relay.test', '', '', 'Word of the Day!'],
  ])('%s <%s> is %5$s', (name, address, footer, text, value) => {
    const guess = guessBrand({ ...nothing, sender: { name, address }, footer, text: `${text}\n${footer}` })
    expect(guess?.value).toBe(value)
  })

  test.each([
    ['Calvin Klein', 'news@calvinklein.test', 'Calvin Klein underwear'],
    ['Laura Ashley', 'hello@e.lauraashley.test', 'New at Laura Ashley'],
    ['Ben & Sons', 'shop@relay.test', ''],
  ])('a brand named after a person stays: %s', (name, address, text) => {
    expect(guessBrand({ ...nothing, sender: { name, address }, text })?.value).toBe(name)
  })

  test('lists kept by others and webmail are nobody’s domain', () => {
    const sender = { name: null, address: 'knots@silver.lyris.net' }
    const text = 'Knots and Splices Issue 12\nKnots and Splices is free.'
    expect(guessBrand({ ...nothing, sender, subject: 'Knots and Splices Issue 12', text })?.value).toBe(
      'Knots and Splices',
    )
    expect(guessBrand({ ...nothing, sender: { name: null, address: 'a@fastmail.fm' } })).toBeUndefined()
  })

  test('a name that the logo and the footer share comes before the domain', () => {
    const mail = { ...nothing, firstPictures: ['Oak & Ivy logo'], footer: 'Oak & Ivy, Ludlow' }
    expect(guessBrand({ ...mail, sender: { name: null, address: 'x@relay.test' } })?.value).toBe('Oak & Ivy')
  })

  test.each([
    ['Re: Slow Letters Issue 4', 'Slow Letters'],
    ['Slow Letters News, Issue 4', 'Slow Letters'],
    ['Your order is on its way: no. 4', undefined],
    ['Reminder: Issue 4', undefined],
  ])('the publication of %s is %s', (subject, value) => {
    const text = `${subject}\n${subject}`
    const sender = { name: null, address: 'a@fastmail.fm' }
    expect(guessBrand({ ...nothing, sender, subject, text })?.value).toBe(value)
  })

  test('parts', () => {
    expect(spelledLike('saltmill', 'salt mill, Salt Mill. Visit saltmill.test or x@saltmill')).toBe(
      'Salt Mill',
    )
    expect(spelledLike('kiln', 'nothing here')).toBeNull()
    expect(footerOwner('Prices vary. © 2019-2026 Big Co. All rights reserved')).toBe('Big Co')
    expect(footerOwner('(c)2002. Big-Co, Inc. All rights reserved.\n(c)2002 Other')).toBe('Big-Co')
    expect(footerOwner('You subscribed. Big Co Ltd, 4 Orchard Row')).toBe('Big Co')
    expect(footerOwner('Prices include tax')).toBeNull()
    expect(sharedBeginning('American Eagle', 'American Airlines')).toBeNull()
    expect(sharedBeginning('Bank of Leith', 'Bank of Leith plc')).toBeNull()
    expect(isPerson('Great Coats', 'shop@coats.test')).toBe(false)
  })

  test('reads long texts quickly', () => {
    const threadMs = startThreadClock()
    spelledLike('aaaaaaaab', 'a '.repeat(200_000))
    footerOwner('© '.repeat(750))
    expect(threadMs()).toBeLessThan(1000)
  })
})

const LONG = 'A story with enough words to be read over a coffee. '.repeat(60)
const words = (subject: string, body: string, sender: string) => ({ subject, preheader: '', body, sender })

describe('the type of a periodical', () => {
  test.each([
    ['Security alert at the port', `Issue 14\n${LONG}`, 'The Harbour Dispatch'],
    ['How to tie a bowline', LONG, 'Knots Weekly'],
    ['Cranes on their way home', `Vol. 3, No. 12\n${LONG}`, 'Birdfolk'],
    ['Umfrage unter Imkern', `In dieser Ausgabe\n${LONG}`, 'Imkerei Rundbrief'],
    ['An invitation to doubt', `In this issue: doubt\n${LONG}`, 'Slow Letters'],
  ])('%s, from %3$s', (subject, body, sender) => {
    expect(guessEmailType(words(subject, body, sender))).toMatchObject({ value: 'newsletter' })
  })

  test.each([
    ['Back on the way to the top', 'We climbed again.', 'Uphill'],
    ['Our receipt for happiness', 'Sleep more.', 'Slow Field'],
    ['You hit the nail on the head', 'A hammer.', 'Toolhouse'],
    ['An invitation to rest', 'Lie down.', 'Pillowfort'],
    ['Introducing my dog', 'He is brown.', 'Acme'],
  ])('not sure about %s', (subject, body, sender) => {
    expect(guessEmailType(words(subject, body, sender))?.confidence ?? 0).toBeLessThan(0.7)
  })

  test('a sale of a periodical’s shop is still a sale', () => {
    const sale = words('20% off everything', 'Use code KNOT at checkout for 20% off.', 'Knots Weekly')
    expect(guessEmailType(sale)).toMatchObject({ value: 'discount' })
  })
})
