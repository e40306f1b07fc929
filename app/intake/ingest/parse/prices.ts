const CODES = 'USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|JPY|CNY|INR|CAD|AUD|NZD|BRL|MXN|ZAR'
const SIGNS = '[$£€¥₹₽₩₺₴₫₪฿]'
const UNITS = 'kr|zł|Kč|Ft|lei|руб|грн|円|元|원'

// bounded: every repetition has a limit.
const PRICE = new RegExp(
  [
    `(?:${SIGNS}|(?<!\\p{L})(?:${CODES}))\\s?\\d`,
    `\\d[\\d.,]{0,12}[\\s-]?(?:${SIGNS}|(?:${CODES}|${UNITS})(?!\\p{L}))`,
    '\\d[\\s]?%',
    '\\d,[–—-](?!\\d)',
  ].join('|'),
  'iu',
)

/** Whether a text says what something costs, or by how much it is reduced. */
export function statesPrice(text: string): boolean {
  return PRICE.test(text)
}

/** A telephone number with its separators; plain digits are orders and articles. */
const PHONE = /(?<![\d.,])(?:\+?\d{1,3}[\s.-])?\(?\d{2,5}\)?[\s.-]\d{3,4}[\s.-]?\d{2,4}(?!\d)/

/** Whether a line of a few characters says something that no other line does. */
export function statesFigure(text: string): boolean {
  return statesPrice(text) || PHONE.test(text)
}
