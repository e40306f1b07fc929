/** What the emails of a list offer, in a word or two for their cards. */
import { inArray } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { emailAttributes } from '#app/platform/db/schema.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import type { Conditions } from '#app/gallery/filters/filters.server.ts'
import { offerText } from '#app/gallery/cards/offer-text.ts'

/** Only in lists that are filtered by offers: there readers compare them. */
export async function withOffers<Card extends EmailCard>(
  cards: Card[],
  { offer, discount }: Conditions,
): Promise<Card[]> {
  if (cards.length === 0 || (offer === undefined && discount === undefined)) return cards
  const ids = cards.map(({ id }) => id)
  const rows = await db()
    .select({
      emailId: emailAttributes.emailId,
      discountPercent: emailAttributes.discountPercent,
      moneyOffCents: emailAttributes.moneyOffCents,
      moneyOffCurrency: emailAttributes.moneyOffCurrency,
      hasCode: emailAttributes.hasCode,
      freeShipping: emailAttributes.freeShipping,
      gift: emailAttributes.gift,
    })
    .from(emailAttributes)
    .where(inArray(emailAttributes.emailId, ids))
  const offers = new Map(rows.map((row) => [row.emailId, offerText(row)]))
  return cards.map((card) => {
    const text = offers.get(card.id)
    return text ? { ...card, reason: text } : card
  })
}
