/** What Text Only must not lose: prices in tables of every kind, and the words between and after closing lines. */
import { describe, expect, test } from 'vitest'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { organiseText } from './plain-text.ts'
import { statesFigure, statesPrice } from './prices.ts'
import { readTextBlocks } from './text-blocks.ts'

function textOf(html: string): string {
  return organiseText(readTextBlocks(parseHtml(html)))
}

describe('an email about prices keeps them', () => {
  test.each([
    [
      'more columns than a receipt has',
      `<table><tr><th>Age</th><th colspan="2">$500,000</th><th colspan="2">$1 Million</th></tr>
       <tr><td>30</td><td>$168</td><td>$143</td><td>$285</td><td>$235</td><td>$510</td><td>$410</td></tr></table>`,
      ['Age · $500,000 · $1 Million', '30 · $168 · $143 · $285 · $235 · $510 · $410'],
    ],
    [
      'the same price in every column',
      '<table><tr><td>Small</td><td>€9</td><td>€9</td><td>€9</td></tr></table>',
      ['Small · €9 · €9 · €9'],
    ],
    [
      'a nested table around each price',
      '<table><tr><td>Oak stool</td><td><table><tr><td>120 kr</td></tr></table></td></tr></table>',
      ['Oak stool · 120 kr'],
    ],
    [
      'cells without their row and table',
      '<div><td>Candle</td> <td>€9</td></div><div><td>Lamp</td> <td>€24.50</td></div>',
      ['Candle €9', 'Lamp €24.50'],
    ],
    [
      'words directly in the table and in its rows',
      '<table>Candle €9 <tr>Lamp €24.50<td>Chair</td><td>£40</td></tr></table>',
      ['Candle €9 Lamp €24.50', 'Chair · £40'],
    ],
    [
      'cells that are never closed',
      '<table><tr><td>Bread<td>3,50 €<tr><td>Rolls<td>0,80 €</table>',
      ['Bread · 3,50 €', 'Rolls · 0,80 €'],
    ],
    [
      'a table inside a row of another',
      '<table><tr><table><tr><td>Tea</td><td>£3</td></tr></table><td>Cake</td> <td>£4</td></tr></table>',
      ['Tea · £3', 'Cake £4'],
    ],
    [
      'stacked in one cell',
      '<table><tr><td>Candle<br>€9<br><a href="#">Buy</a></td></tr></table>',
      ['Candle', '€9'],
    ],
    [
      'boxes that are no table',
      '<div><span style="display:inline-block">Candle</span><span style="display:inline-block">€9</span></div>',
      ['Candle €9'],
    ],
    [
      'alone, with its name',
      '<div>Mug</div><div>1.290 Ft</div><div>Jug</div><div>2.490 Ft</div>',
      ['Mug', 'Jug'],
    ],
    ['a reduction', '<p>–20 %</p>', ['–20 %']],
  ])('%s', (_, html, lines) => {
    const text = textOf(`<h1>What it costs</h1>${html}`).split('\n')
    for (const line of lines) expect(text).toContain(line)
  })

  test('not the buttons beside them', () => {
    expect(textOf('<p>Candle</p><div>€9</div><div><a href="#">Buy now</a></div>')).toBe('Candle\n\n€9')
  })
})

test.each(['$9', '9 €', '1.290 Ft', '1 200 kr', '¥3,000', '3000円', 'CHF 12.–', 'R$ 40', '−15 %', '20% off'])(
  '%s is a price',
  (text) => expect(statesPrice(text)).toBe(true),
)

test.each(['2026', '10–18', '1,284 visits', 'Issue 41', '5 kroner-free days', 'H14'])('%s is none', (text) =>
  expect(statesPrice(text)).toBe(false),
)

test('telephone numbers count as numbers, dates do not', () => {
  expect(['800-235-7949', '(800) 862-0504', '+49 30 1234 567'].every(statesFigure)).toBe(true)
  expect(['12.04.2026', '1,284', '2026'].some(statesFigure)).toBe(false)
})

describe('what follows a closing line', () => {
  const BODY = '<p>The second half of our summer list, with more to read than the first.</p>'

  test.each([
    ['a link in the margin', '<p><a href="#">Unsubscribe</a></p>'],
    ['a note at the top', '<p>You are receiving this email because you signed up.</p>'],
    ['ownership under a picture', '<p>© 2026 Photo by our reader. All rights reserved.</p>'],
  ])('%s does not end the email', (_, closing) => {
    const text = textOf(
      `<h1>Two halves</h1><p>First half, shorter.</p>${closing}${BODY.repeat(2)}<p>Third.........</p>`,
    )
    expect(text).toContain('The second half')
    expect(text).toContain('Third')
    expect(text).not.toMatch(/unsubscribe|receiving this|rights reserved/i)
  })

  test('an email of one paragraph keeps all but its closing sentence', () => {
    expect(
      textOf(
        '<p>Six tools for one price, until the end of the month only! Protect what you wrote. If you wish to unsubscribe from this list, click here.</p>',
      ),
    ).toBe('Six tools for one price, until the end of the month only! Protect what you wrote.')
  })

  test('a list without marks', () => {
    expect(textOf('<p>Our plan has it all</p>150 MB Hosting<br>Secure Server<br>FTP Access<br>')).toContain(
      '150 MB Hosting\n\nSecure Server\n\nFTP Access',
    )
  })
})

const PICTURES = '<img alt="Autumn coats"><img alt="From Friday, in all our shops"><img alt="Warm and dry">'

describe('footers of emails made of pictures', () => {
  test.each([
    [
      'English',
      '<p>You are receiving this because you shop with us.</p><p>Acme Ltd, 12 Harbour Road, London E1 6AN</p><p>Call us weekdays between nine and five if you need help.</p>',
    ],
    [
      'German',
      '<p>Sie erhalten diesen Newsletter, weil Sie sich angemeldet haben.</p><p>Holzweg GmbH, Lange Straße 5, 10115 Berlin</p><p>Geschäftsführerin: Anna Beispiel, Amtsgericht Berlin HRB 1234</p><p>Newsletter abbestellen</p>',
    ],
    [
      'French',
      '<p>Vous recevez cet e-mail car vous êtes inscrit.</p><p>Acme SARL, 12 rue de la Paix, 75002 Paris</p><p>Tous droits réservés</p><p>Se désabonner</p>',
    ],
    [
      'Spanish',
      '<p>Recibes este correo porque te has suscrito.</p><p>Acme S.L., Calle Mayor 5, 28013 Madrid</p><p>Aviso legal y política de privacidad</p><p>Darse de baja</p>',
    ],
    [
      'Portuguese',
      '<p>Você está recebendo este e-mail porque é cliente.</p><p>Acme Ltda, Rua Augusta 100, São Paulo, 01304-000</p><p>Todos os direitos reservados</p><p>Cancelar inscrição aqui</p>',
    ],
    [
      'Italian',
      '<p>Ricevi questa email perché sei iscritto.</p><p>Acme S.r.l., Via Roma 1, 20121 Milano, P. IVA 01234567890</p><p>Tutti i diritti riservati</p><p>Annulla l’iscrizione</p>',
    ],
    [
      'Dutch',
      '<p>Je ontvangt deze nieuwsbrief omdat je klant bent.</p><p>Acme B.V., Keizersgracht 1, 1015 CJ Amsterdam, KvK 12345678</p><p>Alle rechten voorbehouden</p><p>Meld je hier af: uitschrijven</p>',
    ],
    [
      'Polish',
      '<p>Otrzymujesz tę wiadomość, bo jesteś klientem.</p><p>Acme Sp. z o.o., ul. Długa 5, 00-238 Warszawa</p><p>Wszelkie prawa zastrzeżone</p><p>Wypisz się z newslettera</p>',
    ],
    [
      'Japanese',
      '<p>このメールは、会員の皆様にお送りしています。</p><p>株式会社アクメ 〒150-0001 東京都渋谷区神宮前1丁目</p><p>※本メールは送信専用です。</p><p>配信停止はこちら</p>',
    ],
    [
      'Swedish',
      '<p>Du får det här mejlet eftersom du är kund.</p><p>Acme AB, Storgatan 1, 111 23 Stockholm</p><p>Alla rättigheter förbehållna</p><p>Avregistrera dig här</p>',
    ],
    [
      'Russian',
      '<p>Вы получили это письмо, потому что подписались.</p><p>Все права защищены</p><p>Отписаться от рассылки</p>',
    ],
  ])('%s', (_, footer) => {
    expect(textOf(`${PICTURES}${footer}<img alt="Facebook"><img alt="Instagram">`)).toBe(
      'From Friday, in all our shops',
    )
  })

  test.each([
    '<p>You will find us at Long Street 5, 10115 Berlin, from Monday on.</p>',
    '<p>Besuchen Sie uns in der Langen Straße 5, 10115 Berlin.</p>',
    '<p>Retrouvez-nous 12 rue de la Paix, 75002 Paris, dès lundi.</p>',
  ])('an address in the email itself stays: %s', (address) => {
    const words = address.slice(3, -4)
    expect(textOf(`${PICTURES}${address}<p>Unsubscribe from these emails</p>`)).toContain(words)
  })
})
