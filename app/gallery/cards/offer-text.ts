/** An offer in a word or two, and an amount of money as people write it. */
import type { EmailAttributes } from '#app/inspection/attributes/email-attributes.ts'

type OfferAttributes = Pick<
  EmailAttributes,
  'discountPercent' | 'moneyOffCents' | 'moneyOffCurrency' | 'hasCode' | 'freeShipping' | 'gift'
>

/** The first that applies; null where there is no offer. */
export function offerText(attributes: OfferAttributes): string | null {
  return offerParts(attributes)[0] ?? null
}

export function offerParts(attributes: OfferAttributes): string[] {
  const { discountPercent, moneyOffCents, moneyOffCurrency, hasCode, freeShipping, gift } = attributes
  return [
    discountPercent !== null && `${discountPercent}% off`,
    moneyOffCents !== null && moneyOffCurrency !== null && `${money(moneyOffCents, moneyOffCurrency)} off`,
    freeShipping && 'Free shipping',
    gift && 'Gift',
    hasCode && 'With a code',
  ].filter((part) => part !== false)
}

export function money(cents: number, currency: string): string {
  const isWhole = cents % 100 === 0
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(cents / 100)
}
