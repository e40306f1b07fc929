/**
 * The public gallery in a form that is quick to go through: what each email is filed under, and nothing else.
 * Brands and shelves are named by numbers, which are their places in `brands` and `shelves`.
 */
import type { categories } from '#app/db/schema.ts'

export type CataloguedEmail = {
  id: string
  /** When it entered the gallery, in microseconds: what a JavaScript date would lose decides between neighbours. */
  at: number
  brand: number
  /** The year it was sent in; 0 when nobody knows. */
  year: number
  /** The categories it carries itself. */
  shelves: number[]
}

export type CataloguedBrand = {
  id: string
  name: string
  slug: string
  isActive: boolean
  /** Its categories that are verticals: its emails stand there too. */
  verticals: number[]
}

export type CataloguedShelf = Pick<typeof categories.$inferSelect, 'id' | 'name' | 'slug' | 'type'>

export type Catalogue = {
  /** Published emails of all brands, oldest first. */
  emails: CataloguedEmail[]
  byId: Map<string, CataloguedEmail>
  /** Numbers stay what they are while the process lives, hence holes where something is gone or not read yet. */
  brands: (CataloguedBrand | undefined)[]
  shelves: (CataloguedShelf | undefined)[]
  /** All numbers in the order of their names. */
  brandsByName: number[]
  shelvesByName: number[]
}

/** The order of every list; no two emails are equal. */
export function inOrder(
  a: Pick<CataloguedEmail, 'at' | 'id'>,
  b: Pick<CataloguedEmail, 'at' | 'id'>,
): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1)
}

/** The number of public emails on each shelf, by the shelf's number. */
export function countShelves({ emails, brands, shelves }: Catalogue): Int32Array {
  const counts = new Int32Array(shelves.length)
  for (const email of emails) {
    const brand = brands[email.brand]
    if (!brand?.isActive) continue
    for (const shelf of email.shelves) counts[shelf]!++
    for (const shelf of brand.verticals) if (!email.shelves.includes(shelf)) counts[shelf]!++
  }
  return counts
}
