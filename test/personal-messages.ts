/** Messages of fictional brands to fictional readers, in ten languages, each with what it says about its reader. */
import { writtenMail } from './written-mail.ts'

export type PersonalMessage = {
  name: string
  bytes: Buffer
  address: string
  /** Names, numbers and addresses of the reader that the gallery may not show. */
  personal: string[]
  /** Codes of the reader in links, as letters and digits only. */
  codes: string[]
  /** Words and links that must stay. */
  kept: string[]
}

type Language = {
  code: string
  /** First and last name of three readers. */
  readers: [string, string][]
  subject: (name: string) => string
  greeting: (name: string) => string
  goodbye: (name: string) => string
  sentTo: (address: string) => string
  number: string
  telephone: string
  deliverTo: string
  unsubscribe: string
  forwarded: string
  /** From, date, subject, to. */
  heads: [string, string, string, string]
  prefix: string
  news: string
}

const LANGUAGES: Language[] = [
  {
    code: 'en',
    readers: [
      ['Maribel', 'Thackeray'],
      ['Desmond', 'Okafor'],
      ['Philippa', 'Lindqvist'],
    ],
    subject: (name) => `${name}, a little spring for you`,
    greeting: (name) => `Hi ${name},`,
    goodbye: (name) => `See you soon, ${name}!`,
    sentTo: (address) => `This email was sent to ${address}.`,
    number: 'Member number: ',
    telephone: 'Your phone number is ',
    deliverTo: 'Ship to:',
    unsubscribe: 'Unsubscribe',
    forwarded: 'Forwarded message',
    heads: ['From', 'Date', 'Subject', 'To'],
    prefix: 'Fwd: ',
    news: 'New lamps for quiet evenings',
  },
  {
    code: 'de',
    readers: [
      ['Friederike', 'Aumüller'],
      ['Torben', 'Gaulke'],
      ['Anneliese', 'Wittrock'],
    ],
    subject: (name) => `${name}, dein Frühling wartet`,
    greeting: (name) => `Hallo ${name},`,
    goodbye: (name) => `Bis bald, ${name}!`,
    sentTo: (address) => `Diese E-Mail wurde an ${address} gesendet.`,
    number: 'Kundennummer: ',
    telephone: 'Ihre Telefonnummer: ',
    deliverTo: 'Lieferadresse:',
    unsubscribe: 'Abmelden',
    forwarded: 'Weitergeleitete Nachricht',
    heads: ['Von', 'Datum', 'Betreff', 'An'],
    prefix: 'WG: ',
    news: 'Neue Lampen für stille Abende',
  },
  {
    code: 'fr',
    readers: [
      ['Clotilde', 'Barbarin'],
      ['Thibault', 'Rousselot'],
      ['Ghislaine', 'Montferrand'],
    ],
    subject: (name) => `${name}, le printemps vous attend`,
    greeting: (name) => `Bonjour ${name},`,
    goodbye: (name) => `À bientôt, ${name} !`,
    sentTo: (address) => `Cet e-mail a été envoyé à ${address}.`,
    number: 'Numéro de client : ',
    telephone: 'Votre téléphone : ',
    deliverTo: 'Adresse de livraison :',
    unsubscribe: 'Se désabonner',
    forwarded: 'Message transféré',
    heads: ['De', 'Date', 'Objet', 'À'],
    prefix: 'TR: ',
    news: 'Des lampes pour les soirées calmes',
  },
  {
    code: 'es',
    readers: [
      ['Itziar', 'Balaguer'],
      ['Rigoberto', 'Zamorano'],
      ['Macarena', 'Olmedo'],
    ],
    subject: (name) => `${name}, la primavera te espera`,
    greeting: (name) => `Hola ${name}:`,
    goodbye: (name) => `¡Hasta pronto, ${name}!`,
    sentTo: (address) => `Este correo fue enviado a ${address}.`,
    number: 'Número de cliente: ',
    telephone: 'Su teléfono: ',
    deliverTo: 'Dirección de envío:',
    unsubscribe: 'Darse de baja',
    forwarded: 'Mensaje reenviado',
    heads: ['De', 'Fecha', 'Asunto', 'Para'],
    prefix: 'RV: ',
    news: 'Lámparas para noches tranquilas',
  },
  {
    code: 'pt',
    readers: [
      ['Lurdes', 'Figueiredo'],
      ['Adalberto', 'Moreira'],
      ['Graciete', 'Vilhena'],
    ],
    subject: (name) => `${name}, a primavera chegou`,
    greeting: (name) => `Olá ${name},`,
    goodbye: (name) => `Até breve, ${name}!`,
    sentTo: (address) => `Este e-mail foi enviado para ${address}.`,
    number: 'Número de cliente: ',
    telephone: 'Seu telefone: ',
    deliverTo: 'Endereço de entrega:',
    unsubscribe: 'Cancelar inscrição',
    forwarded: 'Mensagem encaminhada',
    heads: ['De', 'Data', 'Assunto', 'Para'],
    prefix: 'ENC: ',
    news: 'Candeeiros para noites calmas',
  },
  {
    code: 'it',
    readers: [
      ['Ginevra', 'Bonfanti'],
      ['Ermanno', 'Caltabiano'],
      ['Loredana', 'Piccinini'],
    ],
    subject: (name) => `${name}, la primavera ti aspetta`,
    greeting: (name) => `Ciao ${name},`,
    goodbye: (name) => `A presto, ${name}!`,
    sentTo: (address) => `Questa email è stata inviata a ${address}.`,
    number: 'Codice cliente: ',
    telephone: 'Il tuo telefono: ',
    deliverTo: 'Indirizzo di spedizione:',
    unsubscribe: 'Annulla l’iscrizione',
    forwarded: 'Messaggio inoltrato',
    heads: ['Da', 'Data', 'Oggetto', 'A'],
    prefix: 'I: ',
    news: 'Lampade per serate tranquille',
  },
  {
    code: 'nl',
    readers: [
      ['Marijke', 'Hoogeveen'],
      ['Sjoerd', 'Bakkenes'],
      ['Liselotte', 'Terpstra'],
    ],
    subject: (name) => `${name}, de lente wacht op je`,
    greeting: (name) => `Beste ${name},`,
    goodbye: (name) => `Tot snel, ${name}!`,
    sentTo: (address) => `Deze e-mail is verzonden naar ${address}.`,
    number: 'Klantnummer: ',
    telephone: 'Uw telefoonnummer: ',
    deliverTo: 'Bezorgadres:',
    unsubscribe: 'Uitschrijven',
    forwarded: 'Doorgestuurd bericht',
    heads: ['Van', 'Datum', 'Onderwerp', 'Aan'],
    prefix: 'Fwd: ',
    news: 'Lampen voor stille avonden',
  },
  {
    code: 'pl',
    readers: [
      ['Bogumiła', 'Sadowska'],
      ['Zbigniew', 'Wierzbicki'],
      ['Grażyna', 'Kołodziej'],
    ],
    subject: (name) => `${name}, wiosna czeka na Ciebie`,
    greeting: (name) => `Cześć ${name},`,
    goodbye: (name) => `Do zobaczenia, ${name}!`,
    sentTo: (address) => `Ta wiadomość została wysłana na adres ${address}.`,
    number: 'Numer klienta: ',
    telephone: 'Twój telefon: ',
    deliverTo: 'Adres dostawy:',
    unsubscribe: 'Wypisz się',
    forwarded: 'Wiadomość przekazana dalej',
    heads: ['Od', 'Data', 'Temat', 'Do'],
    prefix: 'PD: ',
    news: 'Lampy na spokojne wieczory',
  },
  {
    code: 'ja',
    readers: [
      ['美咲', '渡辺'],
      ['健太', '小笠原'],
      ['由紀子', '長谷川'],
    ],
    subject: (name) => `${name}様、春のおすすめです`,
    greeting: (name) => `${name} 様`,
    goodbye: (name) => `またお会いしましょう、${name}さん`,
    sentTo: (address) => `このメールは ${address} 宛に送信されました。`,
    number: '会員番号：',
    telephone: 'お電話番号：',
    deliverTo: 'お届け先：',
    unsubscribe: '配信停止',
    forwarded: '転送メッセージ',
    heads: ['差出人', '日付', '件名', '宛先'],
    prefix: '転送: ',
    news: '静かな夜のための新しいランプ',
  },
  {
    code: 'sv',
    readers: [
      ['Gunhild', 'Bergstrand'],
      ['Torbjörn', 'Åkerlund'],
      ['Margareta', 'Sjögren'],
    ],
    subject: (name) => `${name}, våren väntar på dig`,
    greeting: (name) => `Hej ${name}!`,
    goodbye: (name) => `Vi ses snart, ${name}!`,
    sentTo: (address) => `Detta mejl skickades till ${address}.`,
    number: 'Kundnummer: ',
    telephone: 'Ditt telefonnummer: ',
    deliverTo: 'Leveransadress:',
    unsubscribe: 'Avsluta prenumerationen',
    forwarded: 'Vidarebefordrat meddelande',
    heads: ['Från', 'Datum', 'Ämne', 'Till'],
    prefix: 'VB: ',
    news: 'Lampor för stilla kvällar',
  },
]

/** Thirty messages: in each language one that greets, one about a membership and one that its reader forwarded. */
export function personalMessages(): PersonalMessage[] {
  return LANGUAGES.flatMap((language, at) => [
    greeting(language, at),
    membership(language, at),
    forwarded(language, at),
  ])
}

/** The same, with nothing about a reader. */
export function impersonalMessages(): PersonalMessage[] {
  return LANGUAGES.map((language, at) => {
    const code = codeOf(at, 9)
    return {
      name: `${language.code} to everybody`,
      bytes: writtenMail({
        from: SENDER,
        to: 'news@nordlys.test',
        subject: language.news,
        headers: [`List-Unsubscribe: <https://nordlys.test/leave/${code}>`],
        html: page(language, code, [language.news]),
      }),
      address: '',
      personal: [],
      codes: [bare(code)],
      kept: [language.news, SHOP],
    }
  })
}

const SENDER = 'Nordlys <hello@nordlys.test>'
const SHOP = 'https://nordlys.test/lamps/paper-moon'

/** The name stands in the subject, the greeting or the end, in no header. */
function greeting(language: Language, at: number): PersonalMessage {
  const [first, last] = language.readers[0]!
  const name = language.code === 'ja' ? last : first
  const code = codeOf(at, 1)
  const address = `reader${at}x@home.test`
  const places = [
    [language.subject(name), language.news],
    [language.news, language.greeting(name)],
    [language.goodbye(name), language.news],
  ]
  const [subject, opening] = places[at % 3]! as [string, string]
  const opened = at % 2 ? [opening, language.goodbye(name)] : [opening]
  return {
    name: `${language.code} greeting`,
    bytes: writtenMail({
      from: SENDER,
      to: address,
      subject,
      headers: [`List-Unsubscribe: <https://nordlys.test/leave/${code}>`],
      html: page(language, code, [...opened, language.news]),
    }),
    address,
    personal: [name],
    codes: [bare(code)],
    kept: [language.news, SHOP],
  }
}

/** The address stands in the footer with the whole name beside it; numbers and a delivery address in the text. */
function membership(language: Language, at: number): PersonalMessage {
  const [first, last] = language.readers[1]!
  const whole = language.code === 'ja' ? `${last} ${first}` : `${first} ${last}`
  const address = `member.${at}.home@post.test`
  const code = codeOf(at, 2)
  const number = `${4_071_100 + at}-88`
  const telephone = `0170 555 01${20 + at}`
  const delivery = at % 3 === 0 ? [language.deliverTo, whole, `Elm Street ${at + 1}`] : []
  return {
    name: `${language.code} membership`,
    bytes: writtenMail({
      from: SENDER,
      to: 'list@nordlys.test',
      subject: language.news,
      headers: [`List-Unsubscribe: <mailto:leave+${code}@nordlys.test>`],
      html: page(language, code, [
        language.greeting(whole),
        `${language.number}${number}`,
        ...(at % 2 ? [`${language.telephone}${telephone}`] : []),
        ...delivery,
        language.news,
        language.sentTo(`${whole} &lt;${address}&gt;`),
      ]),
    }),
    address,
    personal: [
      whole,
      number,
      ...(at % 2 ? [telephone] : []),
      ...(delivery.length > 0 ? [`Elm Street ${at + 1}`] : []),
    ],
    codes: [bare(code)],
    kept: [language.news, SHOP],
  }
}

/** A reader has forwarded it: From is the reader's, and the text names both again. */
function forwarded(language: Language, at: number): PersonalMessage {
  const [first, last] = language.readers[2]!
  const whole = language.code === 'ja' ? `${last} ${first}` : `${first} ${last}`
  const address = `forward${at}er@private.test`
  const code = codeOf(at, 3)
  const [from, date, subject, to] = language.heads
  const block = [
    `---------- ${language.forwarded} ---------`,
    `${from}: <strong>Nordlys</strong> &lt;hello@nordlys.test&gt;`,
    `${date}: 17.11.2026 09:30`,
    `${subject}: ${language.news}`,
    `${to}: ${whole} &lt;${address}&gt;`,
  ].join('<br>')
  return {
    name: `${language.code} forwarded`,
    bytes: writtenMail({
      from: `${/^[ -~]+$/.test(whole) ? whole : `=?utf-8?B?${Buffer.from(whole).toString('base64')}?=`} <${address}>`,
      to: 'gallery@inbox.test',
      subject: `${language.prefix}${language.news}`,
      html: page(language, code, [block, language.news]),
    }),
    address,
    personal: [whole, language.code === 'ja' ? last : first],
    codes: [bare(code)],
    kept: [language.news, SHOP],
  }
}

/** The code in the spellings that senders use: whole, in lower case without separators, in base64. */
function page({ unsubscribe, code: language }: Language, code: string, lines: string[]): string {
  const spelled = [code, bare(code), Buffer.from(`u=${code}`).toString('base64url'), code.toUpperCase()]
  return [
    `<html lang="${language}"><body>`,
    ...lines.map((line) => `<p>${line}</p>`),
    `<p><a href="${SHOP}">Paper Moon</a></p>`,
    ...spelled.map(
      (each, at) =>
        `<p><a href="https://nordlys.test/${['go', 'shop', 'news', 'look'][at]!}/${at % 2 ? '' : '?c='}${each}">Paper Moon</a></p>`,
    ),
    `<p><a href="https://nordlys.test/leave/${code}">${unsubscribe}</a></p>`,
    '</body></html>',
  ].join('\n')
}

function codeOf(at: number, kind: number): string {
  return `Q${kind}z${at}-k4${(at * 7919 + kind * 104_729).toString(36)}`
}

function bare(code: string): string {
  return code.toLowerCase().replace(/[^a-z\d]/g, '')
}
