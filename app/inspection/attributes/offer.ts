/** What an email offers. Only words that state an offer count: a share, an interest rate or a discount on a debt is none. */
import { amountsIn, type Amount } from './amounts.ts'

/** The deepest reduction that an offer may state; 100 % is a gift. */
const PERCENT_MAX = 99
/** Larger amounts are salaries or budgets. */
const MONEY_OFF_MAX_CENTS = 1_000_000

/** Words directly behind a percentage. */
const OFF =
  /^[\s*]{0,3}(?:extra |more |or more )?(?:off(?!\s+(?:its|their|his|her)\b)|less(?: than)?\b|discounts?\b|reductions?\b|rebates?\b|savings?\b|cheaper\b|below (?:wholesale|retail|list)|(?:\p{L}{0,12}-?)?rabatt|günstiger|reduziert|nachlass|de (?:réduction|remise|rabais|descuento|dto|desconto|sconto)|di sconto|descuento|desconto|sconto|korting|rabat(?:t|u)?\b|zniżki|indirim|slevy?\b|alennus)/iu
/** Words directly before one. A range may stand between them, as in `35-60%`. */
const SAVING =
  /(?:\b(?:save|saving|savings of|discounts? (?:of|from)|reduced by|off by|prices? (?:recently )?(?:dropped|cut|slashed|reduced)(?: by)?|spare?n?(?: sie| bis zu)?|économisez|jusqu['’]à|ahorra|hasta un?|risparmia|fino al|bespaar|tot|spara|oszczędź)|−|(?<![\p{L}\d])[-–])(?: (?:up to|as much as|over|an extra|another|an additional|bis zu|jusqu['’]à|hasta un?|fino al|tot|upp till))?\s?(?:\d{1,2}\s?%?\s?(?:-|–|to|bis)\s?)?$/iu
/** Words that make it a share of something else. */
const NO_OFFER =
  /\b(?:interest|apr|mortgage|payments?|debts?|credit card|taxes?|weight|pounds|body fat|calories|shares?|stocks?|return|gains?|margins?|memory|bandwidth|battery|fuel|energy)\b/i
// bounded: at most three digits.
const PERCENT = /(?<![\d.,])(\d{1,2})(?:[.,]\d)?\s?%|%\s?(\d{1,2})(?=\S{0,6}\s(?:indirim|rabatt))/giu
const HALF =
  /(?<!(?:2nd|second|another|next)(?: one)?(?: at)? )\b(?:half[ -](?:price|off)|1\/2[ -](?:price|off)|halber preis|zum halben preis|à moitié prix|a mitad de precio|a metà prezzo|halve prijs)\b/iu

export function readDiscount(lines: string[]): number | null {
  return lines.flatMap(percentsOff).reduce((most, percent) => Math.max(most, percent), 0) || null
}

function percentsOff(text: string): number[] {
  const found: number[] = HALF.test(text) ? [50] : []
  for (const match of text.matchAll(PERCENT)) {
    const value = Number(match[1] ?? match[2])
    if (value < 1 || value > PERCENT_MAX) continue
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40)
    const around = before.slice(-40) + after
    if (match[2] !== undefined || OFF.test(after) || (SAVING.test(before) && !NO_OFFER.test(around)))
      found.push(value)
  }
  return found
}

const MONEY_OFF =
  /^\s?(?:off\b(?!\s+(?:its|their)\b)|(?:mail-in |instant |cash )?(?:rebate|discount|savings?|cash ?back)\b|rabatt|nachlass|geschenkt|de (?:réduction|remise|descuento|desconto)|di sconto|korting)/iu
const MONEY_SAVING =
  /\b(?:save|saving|savings of|you save|take|get|spare?n?(?: sie)?|économisez|ahorra|risparmia|bespaar|spara)(?: (?:up to|as much as|over|an extra|another|an additional|bis zu|sofort))?\s?$/iu

export function readMoneyOff(lines: string[]): Amount | null {
  const amounts = lines.flatMap((line) => amountsIn(line).filter((amount) => isOff(line, amount)))
  const [largest] = amounts
    .filter(({ cents }) => cents <= MONEY_OFF_MAX_CENTS)
    .toSorted((a, b) => b.cents - a.cents)
  return largest ?? null
}

export function isOff(text: string, { start, end }: Amount): boolean {
  if (MONEY_OFF.test(text.slice(end, end + 30))) return true
  const before = text.slice(Math.max(0, start - 40), start)
  // `get $20` is an offer only with `off`.
  const word = MONEY_SAVING.exec(before)?.[0]
  return word !== undefined && !/^(?:take|get)\b/i.test(word)
}

// bounded: words of a list.
const CODE =
  /(?<!\p{L})(?:(promo|promotion|promotional|coupon|discount|offer|voucher|priority|savings|sale|gutschein|rabatt|aktions|vorteils|kortings)[ -]?codes?|(rabattkod|rabatkode|codice (?:sconto|promo(?:zionale)?)|code (?:promo|avantage)|código (?:promocional|de descuento|de desconto)|kod rabatowy)|codes?)(?!\p{L})/giu
/** Capitals and digits that only a holder of the code can enter; `the word: THANKS` counts as well. */
const TOKEN =
  /^[^\p{L}\d\n]{0,5}(?:(?:is|of|word) )?[^\p{L}\d\n]{0,3}([A-Z0-9][A-Z0-9_-]{1,23})(?![\p{L}\d])/u
const FIELD = /^ (?:box|field|at (?:the )?checkout|below|when you order)/i
const USING =
  /\b(?:use|using|enter|with|apply|quote|mention|redeem|type|your|mit|avec|con|met|usa|verwende)(?: the| this| our| dem)?\s$/i
const FOR_IT = /^["”’']{0,2},? (?:for|to (?:get|save|receive|redeem)|at checkout|and (?:get|save|receive))\b/i
const OTHER_CODE =
  /(?:zip|post(?:al)?|source|country|area|dress|qr|verification|security|purchase|product|item|registration|activation|access|bar|dial(?:ling)?|chapter|criminal)[ -]?$/i

/** Whether it names a discount code. The code itself is never stored. */
export function readCode(lines: string[]): boolean {
  return lines.some((text) => [...text.matchAll(CODE)].some((match) => isOfferCode(text, match)))
}

function isOfferCode(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, match.index - 30), match.index)
  if (OTHER_CODE.test(before)) return false
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
  const token = TOKEN.exec(after)
  if (match[1] !== undefined || match[2] !== undefined) return token !== null || FIELD.test(after)
  if (!token || token[1]!.length < 3 || !/[A-Z]/.test(token[1]!)) return false
  return USING.test(before) || FOR_IT.test(after.slice(token[0].length))
}

const FREE_SHIPPING =
  /(?<!\p{L})(?:free (?:\p{L}{2,12}[ -]){0,2}(?:shipping|delivery|postage)|ships? free|no shipping (?:costs|fees?)|versandkostenfrei|(?:kostenlos|gratis)(?:e|er|en)?[ -]?(?:versand|lieferung)|livraison (?:gratuite|offerte)|frais de port offerts|envíos? gratis|envío gratuito|spedizione gratuita|gratis verzend(?:ing|en)|frete grátis|fri frakt|(?:gratis|fri) fragt|darmowa (?:dostawa|wysyłka)|ücretsiz kargo)(?!\p{L})/iu

export function readFreeShipping(lines: string[]): boolean {
  return lines.some((text) => FREE_SHIPPING.test(text))
}

// bounded: at most 60 characters between its words.
const GIFT =
  /(?<!\p{L})(?:free gifts?(?! (?:subscription|wrap|box|card))|gift with (?:your |every |any |each )?(?:purchase|order)|free with (?:your|every|any|each) (?:order|purchase)|yours free (?:when|with)|(?:buy|purchase) [^.!?\n]{1,40} (?:get|receive) (?:one|a|two|another|\d)[^.!?\n]{0,30} free|gratis-?geschenk|geschenk (?:gratis|dazu)|cadeau offert|regalo con (?:tu|su|cada) (?:compra|pedido)|omaggio con|gratis cadeau)(?!\p{L})/iu

export function readGift(lines: string[]): boolean {
  return lines.some((text) => GIFT.test(text))
}
