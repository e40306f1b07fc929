/**
 * Complete messages, several of each kind, as various senders write them. Each contains something that only its
 * recipient has; `gone` lists what must be removed, `kept` what everyone may see.
 */
import { describe, expect, test } from 'vitest'
import { prepareMessage } from '#test/imported-message.ts'

type Mail = { body: string; headers?: string; gone?: string[]; kept?: string[] }

async function published({ body, headers = '' }: Mail): Promise<string> {
  const to = /^to:/im.test(headers) ? '' : 'To: reader-list@lists.test\r\n'
  const email = await prepareMessage(
    `From: Nordlys <hello@nordlys.test>\r\n${to}${headers}Content-Type: text/html; charset=utf-8\r\n\r\n<html><body>${body}</body></html>`,
  )
  const html = Buffer.from(email.files.find(({ role }) => role === 'html')!.content).toString()
  return `${email.subjectLine}\n${email.preheader}\n${html}\n${email.bodyText}`.replaceAll('&amp;', '&')
}

const link = (href: string, words = 'Look') => `<p><a href="${href}">${words}</a></p>`
const products = (address: (name: string, index: number) => string) =>
  ['kettles', 'blankets', 'garden-chairs', 'teapots']
    .map((name, index) => link(address(name, index)))
    .join('')

const KINDS: Record<string, Mail[]> = {
  'a code that many links share is the reader': [
    {
      body: products((name) => `https://nordlys.test/${name}?w=k4Tz90`),
      gone: ['k4Tz90'],
      kept: ['"https://nordlys.test/kettles"', '"https://nordlys.test/teapots"'],
    },
    {
      body: products((name) => `https://nordlys.test/for/8812093/${name}`),
      gone: ['8812093'],
    },
    {
      body: products((name, index) => `https://nordlys.test/${name}?page=${index}&src=mail,774120,${index}`),
      gone: ['774120'],
      kept: ['"https://nordlys.test/blankets?page=1"'],
    },
    {
      body: products((name) => `https://nordlys.test/${name}#s9d8f7`),
      gone: ['s9d8f7'],
      kept: ['"https://nordlys.test/garden-chairs"'],
    },
  ],
  'a code of the List-Unsubscribe header is the reader': [
    {
      headers: 'List-Unsubscribe: <https://nordlys.test/leave/q7w2e>\r\n',
      body: link('https://nordlys.test/kettles?h=q7w2e'),
      gone: ['q7w2e'],
      kept: ['"https://nordlys.test/kettles"'],
    },
    {
      headers: 'List-Unsubscribe: <mailto:x@nordlys.test>, <https://l.nordlys.test/u?m=901772>\r\n',
      body: link('https://nordlys.test/kettles?r=901772'),
      gone: ['901772'],
      kept: ['"https://nordlys.test/kettles"'],
    },
    {
      headers: 'List-Unsubscribe: <https://nordlys.test/u?x=zz81-aa>\r\n',
      body: link('https://nordlys.test/sale?z=zz81-aa&page=2'),
      gone: ['zz81-aa'],
      kept: ['"https://nordlys.test/sale?page=2"'],
    },
  ],
  'a name or number that no header holds is removed where the message confirms it': [
    {
      headers: 'Subject: Rodrigo, Happy Holidays\r\nTo: rodrigo.paz@home.test\r\n',
      body: '<p>Season’s greetings</p>',
      gone: ['Rodrigo'],
      kept: ['Happy Holidays'],
    },
    {
      headers: 'Subject: Happy birthday, Marisol!\r\n',
      body: '<p>Dear Marisol,</p><p>A gift is waiting.</p>',
      gone: ['Marisol'],
    },
    {
      body: '<p>Sent to: Samuel Riverstone &lt;sriver@home.test&gt;</p><p>Mr Riverstone, Samuel Riverstone</p>',
      gone: ['Samuel Riverstone', 'sriver'],
    },
    {
      body: '<p>Member number: 40771-882</p><p>Quote 40771882 in the shop.</p>',
      gone: ['40771-882', '40771882'],
    },
    { body: '<p>Your phone number is 0170-5550123.</p>', gone: ['5550123'] },
  ],
  'a token of an unsubscribe link is removed in every spelling': [
    {
      headers: 'List-Unsubscribe: <https://nordlys.test/leave/AB-zk41qq>\r\n',
      body: link('https://nordlys.test/kettles?h=ZK41QQ') + link('https://nordlys.test/lamps?h=zk41-qq'),
      gone: ['ZK41QQ', 'zk41-qq'],
      kept: ['"https://nordlys.test/kettles"', '"https://nordlys.test/lamps"'],
    },
    {
      headers: 'List-Unsubscribe: <https://nordlys.test/leave?t=lists.qx93bb.77>\r\n',
      body:
        link(`https://nordlys.test/sale?x=${Buffer.from('reader:qx93bb').toString('base64url')}`) +
        link('https://nordlys.test/sale/page%2Dqx93bb') +
        '<p>Your code is qx93bb. Summer of 2026.</p>',
      gone: ['qx93bb', Buffer.from('reader:qx93bb').toString('base64url')],
      kept: ['Summer of 2026'],
    },
    {
      headers: 'List-Unsubscribe: <mailto:leave-5530921-news@nordlys.test>\r\n',
      body: link('https://nordlys.test/kettles/id_5530921/tea') + link('mailto:ask-5530921@nordlys.test'),
      gone: ['5530921'],
    },
    {
      body:
        link('https://nordlys.test/preferences/hh12abc', 'Manage preferences') +
        link('https://nordlys.test/kettles?style=HH12ABC') +
        link('https://hh12abc.nordlys.test/lamps'),
      gone: ['HH12ABC', 'hh12abc'],
      kept: ['"https://nordlys.test/kettles"'],
    },
    {
      headers:
        'List-Unsubscribe: <https://nordlys.test/newsletter/leave?campaign=summer2026&date=20261124>\r\n',
      body: link('https://nordlys.test/newsletter/summer2026-sale') + '<p>summer2026 until 20261124</p>',
      kept: ['"https://nordlys.test/newsletter/summer2026-sale"', 'summer2026 until 20261124'],
    },
  ],
  'trackers of public hosts count clicks': [
    { body: link('https://clicks.eventbrite.com/f/a/kQ2Bx7'), gone: ['kQ2Bx7'] },
    { body: link('https://www.eventbrite.com/e/kQ2Bx7'), kept: ['"https://www.eventbrite.com/e/kQ2Bx7"'] },
  ],
  'a path of a forwarder and codes counts clicks, whatever its host is called': [
    { body: link('https://t.news.nordlys.test/r/?id=h3f0a7b1,12c4d5e,12c4d60'), gone: ['h3f0a7b1', '/r/'] },
    { body: link('https://link.nordlys.test/u/nrd.php?p=Bx7kQ2_7781_90_2_14'), gone: ['nrd.php', 'Bx7kQ2'] },
    { body: link('https://m.nordlys.test/oo/55021/Ab9x3K'), gone: ['/oo/', 'Ab9x3K'] },
    { body: link('https://nordlys.activehosted.test/lt.php?s=9c1f&i=22A1A3A4'), gone: ['lt.php'] },
    { body: link('https://painel.nordlys.test/clicks/871223/99120/4'), gone: ['clicks/'] },
    { body: link('https://nordlys.test/sf/270241-5399979-2-24365-DE1-3F5B'), gone: ['270241'] },
    { body: link('https://go.nordlys.test/redirect.aspx?k=77182&u=410'), gone: ['redirect.aspx'] },
  ],
  'links of one host that are nothing but codes count clicks': [
    {
      body: [1, 2, 3].map((n) => link(`https://x.nrdl.test/a8Kd0${n}/Qm4x`)).join(''),
      gone: ['x.nrdl.test'],
    },
    { body: [1, 2, 3].map((n) => link(`https://nl.test/9912${n}/77123`)).join(''), gone: ['nl.test'] },
    {
      body: [1, 2, 3, 4].map((n) => link(`https://b1.nordlys.test/k/${n}f9a8b7c6`)).join(''),
      gone: ['b1.nordlys'],
    },
  ],
  'an unknown parameter by an unsubscribe link goes, host and path stay': [
    {
      body: `<p>${'Words. '.repeat(80)}</p><p><a href="https://nordlys.test/u">Unsubscribe</a> <a href="https://nordlys.test/privacy?who=anna-b&lang=en">Privacy</a></p>`,
      gone: ['anna-b', 'nordlys.test/u"'],
      kept: ['"https://nordlys.test/privacy?lang=en"'],
    },
    {
      body: `<p>${'Wörter. '.repeat(80)}</p><p><a href="https://nordlys.test/a">Abmelden</a> | <a href="https://nordlys.test/impressum?k=4411">Impressum</a></p>`,
      gone: ['4411'],
      kept: ['"https://nordlys.test/impressum"'],
    },
    {
      body: `<p>${'Mots. '.repeat(80)}</p><table><tr><td><a href="https://nordlys.test/d">Se désabonner</a></td><td><a href="https://nordlys.test/contact/55123?c=9">Contact</a></td></tr></table>`,
      gone: ['55123', 'c=9'],
      kept: ['"https://nordlys.test/contact"'],
    },
  ],
  'a host that sends mail asks who is asking': [
    {
      body: link('https://mail4.nordlys.test/point.php?id=90&id2=193953'),
      gone: ['193953'],
      kept: ['"https://mail4.nordlys.test/point.php"'],
    },
    {
      body: link('https://e.nordlys.test/kettles?z=4711'),
      gone: ['4711'],
      kept: ['"https://e.nordlys.test/kettles"'],
    },
    {
      body: link('https://newsletter.nordlys.test/kettles/77123?lang=de&n=4'),
      gone: ['77123', 'n=4'],
      kept: ['"https://newsletter.nordlys.test/kettles"'],
    },
  ],
  'a command by mail is the reader’s': [
    { body: link('mailto:remove-me@nordlys.test'), gone: ['remove-me@'] },
    { body: link('mailto:hello@nordlys.test?subject=Remove%20my%20name'), gone: ['mailto:'] },
    { body: link('mailto:leave-news-4711@lists.test'), gone: ['4711'] },
    {
      body: link('mailto:hello@nordlys.test?subject=A%20question'),
      kept: ['mailto:hello@nordlys.test?subject=A%20question'],
    },
  ],
  'numbers of twelve digits are nobody’s page': [
    {
      body: link('https://nordlys.test/sale?transactionId=118822334455'),
      gone: ['118822334455'],
      kept: ['"https://nordlys.test/sale"'],
    },
    {
      body: link('https://nordlys.test/sale?bu=443322110099&page=1'),
      gone: ['443322110099'],
      kept: ['"https://nordlys.test/sale?page=1"'],
    },
    {
      body: link('https://nordlys.test/points/700112233445'),
      gone: ['700112233445'],
      kept: ['"https://nordlys.test/points"'],
    },
  ],
  'fragments name a part of a page or nothing': [
    {
      body: link('https://nordlys.test/sale#u4k9Zq1x'),
      gone: ['u4k9Zq1x'],
      kept: ['"https://nordlys.test/sale"'],
    },
    {
      body: link('https://nordlys.test/sale#/me/81231'),
      gone: ['81231'],
      kept: ['"https://nordlys.test/sale"'],
    },
    { body: link('https://nordlys.test/sale#reader=ab'), gone: ['reader=ab'] },
    {
      body: link('https://nordlys.test/sale#opening-hours'),
      kept: ['"https://nordlys.test/sale#opening-hours"'],
    },
  ],
  'a link that acts for the reader loses its address, in any language': [
    { body: link('https://nordlys.test/m/1', 'Manage Preference'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'Update email preferences'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'Gerenciar minhas preferências'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'Gestionar mis suscripciones'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'Gérer vos préférences'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'Modifica le tue preferenze'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'Cancelar inscrição'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'Odhlásit odběr'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'メール配信停止'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'Abonelikten çık'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'Se i nettleser? Vis i nettleseren'), gone: ['/m/1'] },
    { body: link('https://nordlys.test/m/1', 'Verkkoversio'), gone: ['/m/1'] },
  ],
  'a link that says only “here” means its sentence': [
    {
      body: '<p>Para não receber mais, <a href="https://nordlys.test/x/1">clique aqui</a>.</p>',
      gone: ['/x/1'],
    },
    {
      body: '<p>Wenn Sie keine weiteren Newsletter mehr möchten, klicken Sie bitte <a href="https://nordlys.test/x/1">hier</a></p>',
      gone: ['/x/1'],
    },
    {
      body: '<p>Si no deseas recibir más correos haz <a href="https://nordlys.test/x/1">clic aquí</a></p>',
      gone: ['/x/1'],
    },
    {
      body: '<p>Can’t see the pictures? <a href="https://nordlys.test/x/1">Click here</a> to view this email in your browser</p>',
      gone: ['/x/1'],
    },
    {
      body: '<p>Vous ne souhaitez plus recevoir nos lettres&nbsp;? <a href="https://nordlys.test/x/1">Cliquez ici</a></p>',
      gone: ['/x/1'],
    },
    {
      body: '<p>Our new kettles are in, see them <a href="https://nordlys.test/kettles">here</a></p>',
      kept: ['"https://nordlys.test/kettles"'],
    },
  ],
  'an address that says what it does is enough': [
    { body: link('https://nordlys.test/commspreferences?k=1', 'Details'), gone: ['commspreferences'] },
    { body: link('https://nordlys.test/commpref?n=1', 'Details'), gone: ['commpref'] },
    { body: link('https://nordlys.test/x.php?act=unsub&n=1', 'Details'), gone: ['act=unsub'] },
    { body: link('https://nordlys.test/newsletter/abmelden/12', 'Details'), gone: ['abmelden'] },
    { body: link('https://nordlys.test/email-settings/a', 'Details'), gone: ['email-settings'] },
    {
      body: link('https://nordlys.test/blog/why-some-people-unsubscribe-from-newsletters', 'Read'),
      kept: ['unsubscribe-from-newsletters'],
    },
  ],
  'what is the same for everyone stays': [
    { body: link('https://youtu.be/dQw4w9WgXcQ'), kept: ['"https://youtu.be/dQw4w9WgXcQ"'] },
    { body: link('https://www.youtube.com/watch?v=aB3_dE5-gH7'), kept: ['watch?v=aB3_dE5-gH7'] },
    {
      body: products((name) => `https://nordlys.test/${name}?utm_source=mail&utm_campaign=spring-2026`),
      kept: ['kettles?utm_source=mail&utm_campaign=spring-2026'],
    },
    {
      body: link('https://nordlys.test/products/blue-kettle?variant=40123456789012'),
      kept: ['variant=40123456789012'],
    },
    {
      body: link('https://nordlys.test/itm/204512345678'),
      kept: ['"https://nordlys.test/itm/204512345678"'],
    },
    {
      body: link('https://nordlys.test/2026/11/summer2026/iphone15pro-cases'),
      kept: ['/2026/11/summer2026/iphone15pro-cases"'],
    },
    { body: link('https://nordlys.test/dp/B0C4XYZ12K'), kept: ['/dp/B0C4XYZ12K"'] },
  ],
  'a greeting gives the name away, where no header has it': [
    {
      body: '<p>Hi Marlene,</p><p>new in. See you soon, Marlene!</p>',
      gone: ['Marlene'],
      kept: ['Hi Reader,'],
    },
    {
      body: '<p>Olá <b>Fernanda</b>,</p><p>chegou.</p>',
      headers: 'Subject: Fernanda, chegou\r\n',
      gone: ['Fernanda'],
    },
    { body: '<p>Sehr geehrte Frau Vogelsang,</p><p>Neues.</p>', gone: ['Vogelsang'] },
    { body: '<p>田中様</p><p>新着情報</p>', gone: ['田中'] },
    {
      body: '<h1>Hello Spring!</h1><p>Hi there,</p><p>Dear friends,</p><p>Hello Kitty is here</p>',
      kept: ['Hello Spring!', 'Hi there,', 'Dear friends,', 'Hello Kitty'],
    },
  ],
  'a name from To is found in other places of the subject': [
    {
      headers: 'To: Rodrigo Sá <r.sa@casa.test>\r\nSubject: Proposta comercial para: Rodrigo\r\n',
      body: '<p>x</p>',
      gone: ['Rodrigo'],
    },
    {
      headers: 'To: Annika <a@home.test>\r\nSubject: =?utf-8?Q?Ein_Geschenk_f=C3=BCr_Annika!?=\r\n',
      body: '<p>x</p>',
      gone: ['Annika'],
    },
    {
      headers: 'To: Tomasz <t@home.test>\r\nSubject: [Tomasz] your week\r\n',
      body: '<p>x</p>',
      gone: ['Tomasz'],
    },
    {
      headers: 'To: Rose May <rm@home.test>\r\nSubject: A gift for May\r\n',
      body: '<p>x</p>',
      kept: ['A gift for May'],
    },
  ],
  'an address behind “sent to” is the reader’s, without any header': [
    { body: '<p>This email was sent to ida.holm@home.test because you signed up.</p>', gone: ['ida.holm'] },
    {
      body: '<p>Diese E-Mail wurde an <a href="mailto:ida.holm@home.test">ida.holm@home.test</a> versendet.</p>',
      gone: ['ida.holm'],
    },
    { body: '<p>Este e-mail foi enviado para ida.holm@home.test</p>', gone: ['ida.holm'] },
    { body: '<p>このメールは ida.holm@home.test 宛に送信されました</p>', gone: ['ida.holm'] },
    {
      body: '<p>You are subscribed as ida.holm@home.test</p><a href="https://nordlys.test/a?e=aWRhLmhvbG1AaG9tZS50ZXN0">x</a>',
      gone: ['ida.holm', 'aWRhLmhvbG1'],
    },
    {
      body: '<p>Questions? Write to care@partner.test or team@nordlys.test.</p>',
      kept: ['care@partner.test', 'team@nordlys.test'],
    },
  ],
  'the user name of an address is the reader': [
    {
      headers: 'To: ida-h-olm@home.test\r\nSubject: New login, user ida-h-olm\r\n',
      body: '<p>User ID ida-h-olm</p>',
      gone: ['ida-h-olm'],
    },
    {
      headers: 'To: kettle.fan88@home.test\r\n',
      body: '<p>Your wish list, kettle.fan88, is full</p>',
      gone: ['kettle.fan88'],
    },
    { headers: 'To: j_moreno@home.test\r\n', body: '<p>Dear j_moreno,</p>', gone: ['j_moreno'] },
  ],
}

describe.each(Object.entries(KINDS))('%s', (_, mails) => {
  test.each(mails.map((mail): [string, Mail] => [mail.body.slice(0, 90), mail]))(
    '%s',
    async (_body, mail) => {
      const text = await published(mail)
      for (const each of mail.gone ?? []) expect(text).not.toContain(each)
      for (const each of mail.kept ?? []) expect(text).toContain(each)
    },
  )
})

describe('a forwarded message is its first sender’s', () => {
  test.each([
    [
      'Fwd: Spring',
      '<p>---------- Forwarded message ---------<br>From: <b>Nordlys</b> &lt;hello@nordlys.test&gt;<br>Date: today<br>Subject: Spring<br>To: Ida Holm &lt;ida.h@home.test&gt;</p>',
    ],
    [
      'WG: Spring',
      '<p>Von: Nordlys &lt;hello@nordlys.test&gt;<br>Gesendet: heute<br>An: ida.h@home.test<br>Betreff: Spring</p>',
    ],
    [
      'Spring',
      '<p>Début du message réexpédié :</p><p>De: Nordlys &lt;hello@nordlys.test&gt;</p><p>Objet: Spring</p><p>À: Ida Holm &lt;ida.h@home.test&gt;</p>',
    ],
  ])('%s', async (subject, block) => {
    const email = await prepareMessage(
      `From: Ida Holm <ida@office.test>\r\nTo: in@gallery.test\r\nSubject: ${subject}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${block}<p>Lamps. Regards, Ida Holm</p>`,
    )
    expect(email).toMatchObject({
      subjectLine: 'Spring',
      senderName: 'Nordlys',
      senderAddress: 'hello@nordlys.test',
    })
    expect(email.guesses?.recipient).toBe(undefined)
    const { guesses: _, files, ...shown } = email
    const html = Buffer.from(files.find(({ role }) => role === 'html')!.content).toString()
    expect(JSON.stringify(shown) + html).not.toMatch(/Ida|office\.test|home\.test/)
  })

  test('not: an answer with “Re:”, or a subject that only mentions it', async () => {
    const email = await prepareMessage(
      'From: Nordlys <hello@nordlys.test>\r\nSubject: Forwarded messages, explained\r\nContent-Type: text/html\r\n\r\n<p>From: us<br>Subject: x</p>',
    )
    expect(email.senderName).toBe('Nordlys')
    expect(email.guesses?.recipient).toBe(undefined)
  })
})

describe('what may name the recipient is marked for a reviewer', () => {
  async function doubted(subject: string, body = '<p>News</p>'): Promise<string | undefined> {
    const email = await prepareMessage(
      `From: Nordlys <hello@nordlys.test>\r\nTo: x9@lists.test\r\nSubject: ${subject}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${body}`,
    )
    return email.guesses?.recipient?.value
  }

  test.each([
    ['Rodrigo, Happy Holidays', 'Rodrigo'],
    ['Hello Sam!', 'Sam'],
    ['hola lucía', 'lucía'],
    ['A gift for you, Ines', 'Ines'],
  ])('%s', async (subject, name) => expect(await doubted(subject)).toBe(name))

  test.each([
    'Hi there',
    'Dear customer',
    'Hello Fresh',
    'Hi Spring',
    'Today, everything is new',
    'Nordlys, now in Oslo',
    'Finally, it’s here',
  ])('not: %s', async (subject) => expect(await doubted(subject)).toBe(undefined))

  test.each([
    '<p>Ship to:</p><p>1 Elm Street</p>',
    '<p>Customer number: 4711 0815 22</p>',
    '<p>Rodrigo, your points</p>',
  ])('in the text: %s', async (body) => expect(await doubted('News', body)).toBeTruthy())
})
