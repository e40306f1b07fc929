/** What the emails of a list offer, in a word or two for their cards. */
import { inArray } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { emailFacts } from '#app/db/schema.ts'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import type { Conditions } from '#app/features/gallery/filters/filters.server.ts'
import { offerText } from '#app/features/gallery/cards/offer-text.ts'

/** Only in lists that are filtered by offers: there readers compare them. */
export async function withOffers<Card extends EmailCard>(
  cards: Card[],
  { offer, discount }: Conditions,
): Promise<Card[]> {
  if (cards.length === 0 || (offer === undefined && discount === undefined)) return cards
  const ids = cards.map(({ id }) => id)
  const rows = await db()
    .select({
      emailId: emailFacts.emailId,
      discountPercent: emailFacts.discountPercent,
      moneyOffCents: emailFacts.moneyOffCents,
      moneyOffCurrency: emailFacts.moneyOffCurrency,
      hasCode: emailFacts.hasCode,
      freeShipping: emailFacts.freeShipping,
      gift: emailFacts.gift,
    })
    .from(emailFacts)
    .where(inArray(emailFacts.emailId, ids))
  const offers = new Map(rows.map((row) => [row.emailId, offerText(row)]))
  return cards.map((card) => {
    const text = offers.get(card.id)
    return text ? { ...card, offer: text } : card
  })
}
