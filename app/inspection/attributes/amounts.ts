/** Amounts of money in a text, and the prices of an email. */
export type Amount = { cents: number; currency: string; start: number; end: number }

const SIGNS: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  kr: 'SEK',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  euro: 'EUR',
  euros: 'EUR',
}
const CODES = 'USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|JPY|CNY|INR|CAD|AUD|NZD|BRL|MXN|ZAR'
const NUMBER = String.raw`\d{1,3}(?:[.,’' \u00a0]\d{3}){1,3}(?:[.,]\d{2})?(?!\d)|\d{1,7}(?:[.,]\d{1,2})?(?!\d)`
const AMOUNTS_MAX = 200

// bounded: every repetition has a limit.
const AMOUNT = new RegExp(
  [
    String.raw`(?<![\p{L}\d])((?:US|A|C)?[$]|[£€¥₹₽₩₺₴₫₪฿]|(?:${CODES}))\s?(${NUMBER})`,
    String.raw`(?<![\p{L}\d.,])(${NUMBER})\s?(?:(€|£|₽|₺|₴|₫|₪|฿|(?:${CODES}|kr|zł|Kč|Ft|lei|euros?)(?!\p{L})))`,
  ].join('|'),
  'giu',
)

export function amountsIn(text: string): Amount[] {
  const found: Amount[] = []
  for (const match of text.matchAll(AMOUNT)) {
    const sign = (match[1] ?? match[4] ?? '').toLowerCase()
    const cents = centsOf(match[2] ?? match[3] ?? '')
    if (cents === null) continue
    found.push({
      cents,
      currency: SIGNS[sign] ?? sign.toUpperCase(),
      start: match.index,
      end: match.index + match[0].length,
    })
    if (found.length === AMOUNTS_MAX) break
  }
  return found
}

/** `1,299.00`, `1.299,00`, `1 299` and `12,5`: the last mark is the decimal one if one or two digits follow it. */
function centsOf(written: string): number | null {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  const digits = whole.replace(/\D/g, '')
  if (digits === '') return null
  return Number(digits) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Larger amounts are prizes, budgets or populations. */
const PRICE_MAX_CENTS = 10_000_000

type Prices = { low: number; high: number; currency: string }

/** The range of the prices in the currency that most of them state. */
export function readPrices(
  lines: string[],
  isReduction: (text: string, amount: Amount) => boolean,
): Prices | null {
  const amounts = lines.flatMap((line) =>
    amountsIn(line).filter(
      (amount) =>
        amount.cents > 0 &&
        amount.cents <= PRICE_MAX_CENTS &&
        !isReduction(line, amount) &&
        !isScaled(line.slice(amount.end, amount.end + 12)),
    ),
  )
  const byCurrency = Map.groupBy(amounts, ({ currency }) => currency)
  const [most] = [...byCurrency].toSorted((a, b) => b[1].length - a[1].length)
  if (!most) return null
  const prices = most[1].map(({ cents }) => cents).toSorted((a, b) => a - b)
  return { low: prices[0]!, high: prices.at(-1)!, currency: most[0] }
}

/** `$3 billion` is not a price. */
function isScaled(after: string): boolean {
  return /^\s?(?:k\b|m\b|bn\b|million|billion|trillion|mio|mrd|mill)/i.test(after)
}
