/** The content of each page's link preview image, used to render it and to version its URL. */
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { bestExamplesTitle } from '#app/gallery/categories/copy.ts'
import { type Category, getCategoryBySlug } from '#app/gallery/categories/queries.server.ts'
import { type BrandPage, getBrand } from '#app/gallery/brands/queries.server.ts'
import { getPublishedPost } from '#app/gallery/blog/queries.server.ts'
import { copy as collectionCopy } from '#app/collections/copy.ts'
import type { Viewable } from '#app/collections/policy.ts'
import { listCollectionEmails } from '#app/collections/collection-emails.server.ts'
import { findByLink, findPublic, type SharedCollection } from '#app/collections/sharing/viewing.server.ts'
import { copy } from '#app/gallery/copy.ts'
import { shareImageCopy as shelf } from './copy.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import type { EmailPage } from '#app/gallery/email-page/email-page.ts'
import { filterOf } from '#app/gallery/filters/filters.ts'
import { type Conditions, findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { getEmailAddress, getEmailPage, listByIds } from '#app/gallery/queries.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { type CardContent, type Picture, versionOf } from './card-content.ts'

/** Emails without an image are skipped; with this many, five images are nearly always found. */
const CANDIDATES = 8
const THUMBNAILS = 5
const FRESH_MS = 5 * 60_000

export const IMAGE_KINDS = ['email', 'brand', 'category', 'post', 'collection', 'shared', 'page'] as const

/**
 * Pages with an image of their own; `page` is any page without one. For `collection` the slug is its public address, for
 * `shared` the secret of a link.
 */
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** Null when there is no public page with this slug. */
export async function findCardContent(kind: ImageKind, slug: string): Promise<CardContent | null> {
  if (kind === 'email') {
    const address = await getEmailAddress(slug)
    const email = address && (await getEmailPage(address.brandSlug, address.emailSlug))
    return email && emailCard(email)
  }
  if (kind === 'brand') {
    const brand = await getBrand(slug)
    return brand?.status === 'active' ? brandCard(brand) : null
  }
  if (kind === 'category') {
    const found = await getCategoryBySlug(slug)
    return found && categoryCard(found.category)
  }
  if (kind === 'post') {
    const post = await getPublishedPost(slug)
    return post && postCard(post)
  }
  if (isCollection(kind)) {
    const found = await (kind === 'collection' ? findPublic(slug) : findByLink(slug))
    return found.state === 'open' ? collectionCard(found.collection) : null
  }
  return slug === 'home' ? homeCard() : null
}

/** Whether it is of a collection: its owner may stop sharing it at any time, so nothing about it is cached. */
export function isCollection(kind: ImageKind): boolean {
  return kind === 'collection' || kind === 'shared'
}

type EmailInput = Pick<EmailPage, 'brand' | 'subject' | 'type' | 'preview'>

export function emailCard({ brand, subject, type, preview }: EmailInput): CardContent {
  return {
    caption: type ? `${brand.name} · ${type.name}` : brand.name,
    title: subject,
    pictures: pictureOf({ preview }),
    isBeside: true,
    alt: shelf.email(subject, brand.name),
  }
}

export async function brandCard(brand: BrandPage): Promise<CardContent> {
  const { conditions } = await findFilters({ brand: brand.slug })
  return {
    title: brand.name,
    description: brand.description || copy.brand.description(brand.name),
    pictures: await newestPictures(conditions),
    alt: shelf.brand(brand.name),
  }
}

type CategoryInput = Pick<Category, 'name' | 'slug' | 'type' | 'description'>

export async function categoryCard({ name, slug, type, description }: CategoryInput): Promise<CardContent> {
  const { conditions } = await findFilters({ [filterOf(type)]: slug })
  const title = bestExamplesTitle(name)
  return { title, description, pictures: await newestPictures(conditions), alt: title }
}

/** Covers are cropped to a panel. */
const COVER = { width: 392, height: 478, ground: '#edeae0' }

type PostInput = { title: string; category: string; coverImage: string | null }

export function postCard({ title, category, coverImage }: PostInput): CardContent {
  // Images hosted elsewhere are not fetched.
  const key = coverImage?.startsWith('/media/') ? coverImage.slice(1) : null
  const pictures = key ? [{ key, ...COVER }] : []
  return { caption: category, title, pictures, isBeside: true, alt: title }
}

export async function collectionCard(collection: Viewable<SharedCollection>): Promise<CardContent> {
  const { emails } = await listCollectionEmails(collection, { limit: CANDIDATES })
  return {
    title: collection.title,
    alt: collection.title,
    description: collection.introduction ?? collectionCopy.overview.emails(collection.emailCount),
    pictures: picturesOf(emails),
  }
}

/** Shared by every page without an image of its own, so it is cached. */
export async function homeCard(): Promise<CardContent> {
  async function load() {
    const value = await buildHomeCard()
    return { value, bytes: JSON.stringify(value).length }
  }
  return (await galleryCache().page('link picture of the home page', FRESH_MS, load)) ?? (await load()).value
}

/** The version of a page's image; null when there is no public page with this slug. */
export async function findImageVersion(kind: ImageKind, slug: string): Promise<string | null> {
  async function read() {
    const content = await findCardContent(kind, slug)
    return content && versionOf({ content, siteName: site.name })
  }
  return isCollection(kind) ? read() : galleryCache().read(`link picture of ${kind} ${slug}`, read)
}

async function buildHomeCard(): Promise<CardContent> {
  const { headline, promise } = site
  return { title: headline, description: promise, pictures: await newestPictures({}), alt: headline }
}

function newestPictures(conditions: Conditions): Promise<Picture[]> {
  return galleryCache().read(`thumbnails ${JSON.stringify(conditions)}`, async () => {
    const { ids } = await listIds(tagsOf(conditions), { limit: CANDIDATES })
    return picturesOf(await listByIds(ids))
  })
}

function picturesOf(emails: EmailCard[]): Picture[] {
  return emails.flatMap(pictureOf).slice(0, THUMBNAILS)
}

/** Wide enough for the largest email in an image. */
const WIDTH_WANTED = 392

/** The smallest file of an email's screenshot that is sharp enough. */
function pictureOf({ preview }: Pick<EmailCard, 'preview'>): Picture[] {
  const sources = preview?.webp ?? preview?.avif
  if (!preview || !sources) return []
  const files = sources.split(', ').map((source) => {
    const [address = '', width = ''] = source.split(' ')
    return { key: address.slice(1), width: Number.parseInt(width, 10) }
  })
  const file = files.find(({ width }) => width >= WIDTH_WANTED) ?? files.at(-1)!
  const { width, height, dominantColor: ground } = preview
  return [{ key: file.key, width, height, ground }]
}
