/** Newsletters as mail programs forward them, in ten languages: the sender's email is left, and nothing of the reader. */
import { describe, expect, test } from 'vitest'
import { readEmail } from '#app/intake/ingest/prepare.server.ts'

type Labels = { marker: string; from: string; date: string; subject: string; to: string; when: string }

/** What Apple Mail or Outlook calls the lines in this language. */
const LANGUAGES: Record<string, Labels> = {
  en: {
    marker: 'Begin forwarded message:',
    from: 'From:',
    date: 'Date:',
    subject: 'Subject:',
    to: 'To:',
    when: '4 March 2026 at 10:02',
  },
  de: {
    marker: 'Anfang der weitergeleiteten Nachricht:',
    from: 'Von:',
    date: 'Gesendet:',
    subject: 'Betreff:',
    to: 'An:',
    when: 'Mittwoch, 4. März 2026 10:02',
  },
  fr: {
    marker: 'Début du message réexpédié :',
    from: 'De :',
    date: 'Envoyé :',
    subject: 'Objet :',
    to: 'À :',
    when: 'mercredi 4 mars 2026 10:02',
  },
  es: {
    marker: 'Inicio del mensaje reenviado:',
    from: 'De:',
    date: 'Enviado:',
    subject: 'Asunto:',
    to: 'Para:',
    when: 'miércoles, 4 de marzo de 2026 10:02',
  },
  it: {
    marker: 'Inizio messaggio inoltrato:',
    from: 'Da:',
    date: 'Data:',
    subject: 'Oggetto:',
    to: 'A:',
    when: '4 marzo 2026 alle ore 10:02',
  },
  pt: {
    marker: 'Início da mensagem reenviada:',
    from: 'De:',
    date: 'Data:',
    subject: 'Assunto:',
    to: 'Para:',
    when: '4 de março de 2026 10:02',
  },
  nl: {
    marker: 'Begin doorgestuurd bericht:',
    from: 'Van:',
    date: 'Verzonden:',
    subject: 'Onderwerp:',
    to: 'Aan:',
    when: 'woensdag 4 maart 2026 10:02',
  },
  pl: {
    marker: 'Początek przekazywanej wiadomości:',
    from: 'Od:',
    date: 'Wysłano:',
    subject: 'Temat:',
    to: 'Do:',
    when: '4 marca 2026 10:02',
  },
  ja: {
    marker: '転送されたメッセージ:',
    from: '差出人:',
    date: '日付:',
    subject: '件名:',
    to: '宛先:',
    when: '2026年3月4日 10:02',
  },
  zh: {
    marker: '转发的邮件：',
    from: '发件人：',
    date: '日期：',
    subject: '主题：',
    to: '收件人：',
    when: '2026年3月4日 10:02',
  },
}

const CONTENT =
  '<table width="600"><tr><td class="lead"><h1>Lamps for spring</h1><p>Hi Sam, our warm lamps are back.</p></td></tr></table>'

/** How each program puts the lines about a message above its HTML. */
const PROGRAMS: Record<string, (labels: Labels) => string> = {
  Gmail: ({ from, date, subject, to, when }) =>
    `<div dir="ltr">Worth a look!<br clear="all"><div><br></div><span class="gmail_signature_prefix">-- </span><br><div class="gmail_signature">Sam Rivera<br>Office 5</div><br><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>${from} <strong class="gmail_sendername">Nordlys</strong> <span dir="auto">&lt;<a href="mailto:hello@nordlys.test">hello@nordlys.test</a>&gt;</span><br>${date} ${when}<br>${subject} Spring<br>${to} &lt;<a href="mailto:sam@home.test">sam@home.test</a>&gt;<br></div><br><br>${CONTENT}</div></div><div class="gmail_signature">Sam Rivera, below</div>`,
  'Apple Mail': ({ marker, from, date, subject, to, when }) =>
    `<html><body>Worth a look!<br id="lineBreakAtBeginningOfMessage"><div><br>Sent from my iPhone</div><div><br><div>${marker}</div><br><blockquote type="cite"><div style="margin: 0px;"><span><b>${from} </b></span><span>Nordlys &lt;<a href="mailto:hello@nordlys.test">hello@nordlys.test</a>&gt;<br></span></div><div><span><b>${subject} </b></span><span><b>Spring</b><br></span></div><div><span><b>${date} </b></span><span>${when}<br></span></div><div><span><b>${to} </b></span><span>sam@home.test<br></span></div><br><div>${CONTENT}</div></blockquote></div></body></html>`,
  'Mail of iOS': ({ marker, from, date, subject, to, when }) =>
    `<html><body dir="auto">Worth a look!<div><br></div><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br>${marker}<br><br></div><blockquote type="cite"><div dir="ltr"><b>${from}</b> Nordlys &lt;hello@nordlys.test&gt;<br><b>${date}</b> ${when}<br><b>${to}</b> sam@home.test<br><b>${subject}</b> <b>Spring</b><br><br></div></blockquote><blockquote type="cite"><div dir="ltr">${CONTENT}</div></blockquote><div>Sam Rivera, below</div></body></html>`,
  'Outlook for Windows': ({ from, date, subject, to, when }) =>
    `<html><body><div class="WordSection1"><p class="MsoNormal">Worth a look!<o:p></o:p></p><p class="MsoNormal">Sam Rivera<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>${from}</b> Nordlys &lt;hello@nordlys.test&gt; <br><b>${date}</b> ${when}<br><b>${to}</b> Sam Rivera &lt;sam@home.test&gt;<br><b>${subject}</b> Spring<o:p></o:p></p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${CONTENT}</div></body></html>`,
  'Outlook on the web': ({ from, date, subject, to, when }) =>
    `<html><body><div class="elementToProof">Worth a look!</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif"><b>${from}</b> Nordlys &lt;hello@nordlys.test&gt;<br><b>${date}</b> ${when}<br><b>${to}</b> Sam Rivera &lt;sam@home.test&gt;<br><b>${subject}</b> Spring</font><div>&nbsp;</div></div><div>${CONTENT}</div></body></html>`,
  Thunderbird: ({ from, date, subject, to, when }) =>
    `<html><body><p>Worth a look!</p><div class="moz-forward-container"><br><br>-------- Forwarded Message --------<table class="moz-email-headers-table"><tbody><tr><th align="right">${subject} </th><td>Spring</td></tr><tr><th>${date} </th><td>${when}</td></tr><tr><th>${from} </th><td>Nordlys <a href="mailto:hello@nordlys.test">&lt;hello@nordlys.test&gt;</a></td></tr><tr><th>${to} </th><td><a href="mailto:sam@home.test">sam@home.test</a></td></tr></tbody></table><br><br>${CONTENT}</div></body></html>`,
  Yahoo: ({ from, date, subject, to, when }) =>
    `<html><body><div>Worth a look!</div><div><br></div><div id="ydp1yahoo_quoted_1" class="ydp1yahoo_quoted"><div style="font-family:sans-serif"><div>----- Forwarded Message -----</div><div><b>${from}</b> Nordlys &lt;hello@nordlys.test&gt;</div><div><b>${to}</b> &lt;sam@home.test&gt;</div><div><b>${date}</b> ${when}</div><div><b>${subject}</b> Spring</div><div><br></div><div>${CONTENT}</div></div></div></body></html>`,
}

function forwarded(body: string, type = 'text/html'): string {
  return `From: Sam Rivera <sam.rivera@office.test>\r\nTo: save@gallery.test\r\nSubject: Fwd: Spring\r\nDate: Thu, 05 Mar 2026 09:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body}`
}

async function read(source: string) {
  const prepared = await readEmail({ bytes: Buffer.from(source), kind: 'eml', fileName: 'a.eml' })
  if (!prepared.ok) throw new Error(prepared.reason)
  const { email, note } = prepared
  const html = Buffer.from(email.files.find(({ role }) => role === 'html')!.content).toString()
  const { files: _, guesses, ...shown } = email
  return { email, note, html, guesses, said: `${JSON.stringify(shown)}${html}` }
}

const READER = /Sam|Rivera|office\.test|home\.test|Worth a look|iPhone|forwarded|Begin|[Ff]wd/

describe.each(Object.entries(PROGRAMS))('forwarded by %s', (_, write) => {
  test.each(Object.entries(LANGUAGES))('in %s', async (language, labels) => {
    const { email, note, html, guesses, said } = await read(forwarded(write(labels)))
    expect(email).toMatchObject({
      subjectLine: 'Spring',
      senderName: 'Nordlys',
      senderAddress: 'hello@nordlys.test',
      sentAt: '2026-03-04T10:02:00.000Z',
    })
    expect(guesses?.recipient, language).toBe(undefined)
    expect(note).toMatch(/^Worth a look!(?:\nSam Rivera)?$/)
    expect(said).not.toMatch(READER)
    expect(html).toContain('Lamps for spring')
    expect(html).toContain('<td class="lead">')
    expect(html.slice(html.indexOf('<body'))).not.toMatch(/^<body[^>]*>(?:\s|<br>)*<blockquote/)
  })
})

test('in plain text, quoted or not', async () => {
  const head =
    'From: Nordlys <hello@nordlys.test>\r\nDate: Wed, Mar 4, 2026 at 10:02 AM\r\nSubject: Spring\r\nTo: <sam@home.test>'
  const plain = `Worth a look!\r\n\r\n---------- Forwarded message ---------\r\n${head}\r\n\r\nLamps are back.\r\n\r\nThe sale lasts until May.`
  const quoted = plain.replace(/From: N[^]*/, (text) => `> ${text.replaceAll('\n', '\n> ')}`)
  for (const body of [plain, quoted]) {
    const { email, note, said } = await read(forwarded(body, 'text/plain'))
    expect(email).toMatchObject({
      senderAddress: 'hello@nordlys.test',
      bodyText: 'Lamps are back.\n\nThe sale lasts until May.',
    })
    expect(note).toBe('Worth a look!')
    expect(said).not.toMatch(READER)
  }
})

function attached(...messages: string[]): string {
  const parts = messages.map(
    (message, at) =>
      `--b\r\nContent-Type: ${at === 0 ? 'message/rfc822' : 'application/octet-stream; name="spring.eml"'}\r\nContent-Disposition: attachment; filename="spring.eml"\r\n\r\n${message}\r\n`,
  )
  return forwarded('', 'x').replace(
    /Content-Type: x[^]*/,
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nWorth a look!\r\n-- \r\nSam Rivera\r\n${parts.join('')}--b--\r\n`,
  )
}

const ORIGINAL = `From: Nordlys <hello@nordlys.test>\r\nTo: Sam Rivera <sam@home.test>\r\nSubject: Spring\r\nMessage-ID: <spring-2026@nordlys.test>\r\nDate: Wed, 04 Mar 2026 10:02:00 +0000\r\nList-Unsubscribe: <https://nordlys.test/u?sam@home.test>\r\nContent-Type: text/html\r\n\r\n${CONTENT}`

test('as an attachment', async () => {
  const { email, note, guesses, said } = await read(attached(ORIGINAL))
  expect(email).toMatchObject({
    subjectLine: 'Spring',
    senderAddress: 'hello@nordlys.test',
    messageId: 'spring-2026@nordlys.test',
    sentAt: '2026-03-04T10:02:00.000Z',
  })
  expect(guesses?.recipient).toBe(undefined)
  expect(note).toBe('Worth a look!')
  expect(said).not.toMatch(READER)
})

describe('what cannot be unwrapped says why', () => {
  test.each([
    ['without the lines that name its sender', forwarded('<p>---------- Forwarded message</p><p>Lamps</p>')],
    [
      'without an address',
      forwarded('<p>From: Nordlys<br>Date: 4 March 2026<br>Subject: Spring</p><p>Lamps</p>'),
    ],
    [
      'nothing follows',
      forwarded('<p>From: Nordlys &lt;a@nordlys.test&gt;<br>Date: today<br>Subject: Spring</p>'),
    ],
    ['several messages attached', attached(ORIGINAL, ORIGINAL)],
    ['can’t be read', attached('Subject: Spring\r\n\r\n')],
  ])('%s', async (_, source) => {
    const { guesses } = await read(source)
    expect(guesses?.recipient).toMatchObject({ value: 'Forwarded message', confidence: 0.5 })
    expect(guesses?.recipient?.reason).toMatch(/^forwarded by a reader, /)
  })
})

test('a newsletter that attaches a message, or quotes one, is left alone', async () => {
  const list = attached(ORIGINAL).replace(
    'Subject: Fwd: Spring',
    'Subject: Digest\r\nList-Id: <digest.office.test>',
  )
  expect((await read(list)).email.senderAddress).toBe('sam.rivera@office.test')
  const quoting = forwarded(
    '<p>From: us &lt;us@nordlys.test&gt;<br>Date: 4 May<br>Subject: x</p>News',
  ).replace('Fwd: ', '')
  expect((await read(quoting)).email.senderAddress).toBe('sam.rivera@office.test')
})
