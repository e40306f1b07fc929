import { describe, expect, test } from 'vitest'
import { outlineOf } from '#app/intake/ingest/parse/message-outline.ts'
import { parseMessage } from '#app/intake/ingest/parse/parse-message.server.ts'
import { writtenMail, type WrittenMail } from '#test/written-mail.ts'
import { triage } from './triage.ts'

async function judge(mail: WrittenMail) {
  return triage(outlineOf(await parseMessage(writtenMail(mail))))
}

const confirmations: [string, WrittenMail, string | null][] = [
  [
    'English',
    {
      subject: 'Please confirm your subscription to The Larder',
      html: '<p>One last thing.</p><a href="https://larder.test/c/9f2?u=1">Yes, subscribe me</a><p><a href="https://larder.test/unsub">Unsubscribe</a></p>',
    },
    'https://larder.test/c/9f2?u=1',
  ],
  [
    'German',
    {
      subject: 'Fast geschafft!',
      html: '<p>Hallo, um deine Anmeldung zu bestätigen, klicke hier:</p><a href="https://laden.test/a/77">Anmeldung bestätigen</a>',
    },
    'https://laden.test/a/77',
  ],
  [
    'French',
    {
      subject: 'Confirmez votre inscription',
      html: '<a href="https://boutique.test/n">Voir en ligne</a> <a href="https://boutique.test/ok/1">Je confirme</a>',
    },
    'https://boutique.test/ok/1',
  ],
  [
    'Spanish, as text',
    {
      subject: 'Confirma tu correo',
      text: 'Hola:\r\nConfirma aquí: https://tienda.test/confirm/abc.\r\n\r\nGracias',
    },
    'https://tienda.test/confirm/abc',
  ],
  [
    'Japanese',
    {
      subject: '【お店】メールアドレスの確認',
      html: '<p>下記のURLをクリックしてください</p><a href="https://mise.test/v?t=1">登録を完了する</a>',
    },
    'https://mise.test/v?t=1',
  ],
  [
    'Polish',
    {
      subject: 'Potwierdź subskrypcję',
      html: '<a href="https://sklep.test/x">Potwierdzam</a>',
    },
    'https://sklep.test/x',
  ],
  ['a code without a link', { subject: 'Your verification code is 482913', text: '482913' }, null],
]

test.each(confirmations)('a confirmation waits for the owner with its link: %s', async (_, mail, link) => {
  expect(await judge(mail)).toMatchObject({ folder: 'attention', kind: 'confirm', link })
})

test('mail programs that ask to forward mail', async () => {
  const gmail = await judge({
    from: 'Gmail Team <forwarding-noreply@google.com>',
    subject: '(#553) Gmail Forwarding Confirmation - Receive Mail from you@example.test',
    text: 'Confirmation code: 553\r\nhttps://mail.google.test/mail/vf-%5BANGj\r\n',
  })
  expect(gmail).toMatchObject({ kind: 'forwarding', link: 'https://mail.google.test/mail/vf-%5BANGj' })
  const german = {
    subject: 'Bestätigung der Weiterleitung',
    html: '<a href="https://post.test/verify/1">Hier</a>',
  }
  expect(await judge(german)).toMatchObject({ kind: 'forwarding', link: 'https://post.test/verify/1' })
  expect(await judge({ subject: 'Confirmación de reenvío de Correo' })).toMatchObject({ kind: 'forwarding' })
})

test.each([
  { subject: 'Thanks for signing up', text: 'You are on the list. Bye.' },
  { subject: 'Deine Anmeldung wurde bestätigt', text: 'Schön, dass du da bist.' },
  { subject: 'Inscription confirmée', text: 'À bientôt.' },
  { subject: 'You have been unsubscribed', text: 'We are sorry to see you go.' },
])('a receipt waits for the owner: $subject', async (mail) => {
  expect(await judge(mail)).toMatchObject({ folder: 'attention', kind: 'receipt' })
})

test.each([
  { subject: 'Re: Your order', headers: ['In-Reply-To: <1@inbox.test>'] },
  { subject: 'AW: Frage', headers: ['References: <1@inbox.test> <2@inbox.test>'] },
  { subject: 'SV: Hej', headers: ['In-Reply-To: <3@inbox.test>'] },
])('a reply waits for the owner: $subject', async (mail) => {
  expect(await judge(mail)).toMatchObject({ folder: 'attention', kind: 'reply', link: null })
})

describe('junk', () => {
  test.each<[string, WrittenMail]>([
    [
      'a delivery report',
      {
        from: 'Mail Delivery System <MAILER-DAEMON@mx.test>',
        subject: 'Undelivered Mail Returned to Sender',
        headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
        text: '--x\r\nContent-Type: text/plain\r\n\r\nNo such user\r\n--x--',
      },
    ],
    ['a failure notice', { subject: 'failure notice', headers: ['Return-Path: <>'] }],
    ['a German one', { from: 'postmaster@mx.test', subject: 'Unzustellbar: Ihre Nachricht' }],
    ['one with the recipients it failed for', { headers: ['X-Failed-Recipients: a@b.test'] }],
  ])('bounces: %s', async (_, mail) => {
    expect(await judge(mail)).toMatchObject({ folder: 'junk', kind: 'bounce' })
  })

  test.each<WrittenMail>([
    { subject: 'Fuera de la oficina', headers: ['In-Reply-To: <5@inbox.test>'] },
    { subject: 'Abwesenheitsnotiz: Re: Hallo', headers: ['In-Reply-To: <4@inbox.test>'] },
    { subject: 'Réponse automatique : absence', headers: ['Auto-Submitted: auto-generated'] },
    { subject: '自動返信: お問い合わせ', headers: ['In-Reply-To: <6@inbox.test>'] },
  ])('automatic replies: $subject', async (mail) => {
    expect(await judge(mail)).toMatchObject({ folder: 'junk', kind: 'auto-reply' })
  })

  test.each<[string, string[]]>([
    ['delivered again and again', Array.from({ length: 3 }, () => 'Delivered-To: me@inbox.test')],
    ['X-Loop', ['X-Loop: me@inbox.test', 'Auto-Submitted: auto-generated']],
  ])('loops: %s', async (_, headers) => {
    expect(await judge({ headers })).toMatchObject({ folder: 'junk', kind: 'loop' })
  })

  test.each([
    'X-Spam-Flag: YES',
    'X-Spam-Status: Yes, score=9.1 required=5.0',
    'X-Rspamd-Action: add header',
    'X-Forefront-Antispam-Report: CIP:192.0.2.1;CTRY:US;SFV:SPM;SCL:9',
  ])('spam, as its receiver marked it: %s', async (header) => {
    const name = header.split(':')[0]!
    const junk = await judge({ headers: [header] })
    expect(junk).toMatchObject({ folder: 'junk', kind: 'spam' })
    expect(junk?.reason).toContain(name)
  })
})

test.each<[string, WrittenMail]>([
  [
    'an offer',
    { subject: '20% off everything', html: '<h1>Sale</h1><a href="https://acme.test/confirm">Shop</a>' },
  ],
  [
    'a welcome email',
    { subject: 'Welcome to Acme', html: '<h1>Hello</h1><a href="https://acme.test">Shop</a>' },
  ],
  [
    'a campaign that begins like a reply',
    {
      subject: 'Re: your cart',
      headers: ['In-Reply-To: <c@acme.test>', 'List-Unsubscribe: <https://acme.test/u>'],
    },
  ],
  ['mail sent by a program', { headers: ['Auto-Submitted: auto-generated', 'Precedence: bulk'] }],
  ['mail that is not spam', { headers: ['X-Spam-Flag: NO', 'X-Spam-Status: No, score=-2'] }],
  [
    'a long newsletter about confirming',
    { subject: 'Thanks for signing up: here are 12 recipes', text: 'Flour and water. '.repeat(100) },
  ],
])('the gallery gets %s', async (_, mail) => {
  expect(await judge(mail)).toBeNull()
})
