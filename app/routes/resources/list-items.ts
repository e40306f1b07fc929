/** Lists in structured data. A list that is still streaming is left out. */
import { brandPath, emailPath } from '#app/gallery/brands/components/brand-path.ts'
import type { BrandCard } from '#app/gallery/brands/queries.server.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import type { EmailList } from '#app/gallery/lists/email-list.ts'

type MaybeStreamed<T> = T | Promise<T | null> | null | undefined

export function listedEmails(list: MaybeStreamed<EmailList>) {
  return list && !(list instanceof Promise) ? namedEmails(list.emails) : []
}

export function namedEmails(emails: EmailCard[]) {
  return emails.map(({ subject, slug, brand }) => {
    return { name: subject, path: emailPath(brand.slug, slug) }
  })
}

export function listedBrands(brands: MaybeStreamed<BrandCard[]>) {
  return Array.isArray(brands) ? brands.map(({ name, slug }) => ({ name, path: brandPath(slug) })) : []
}
