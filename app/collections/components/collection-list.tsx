import { href, Link } from 'react-router'
import { type BrandSummary, brandInitial } from '#app/gallery/brands/brand-summary.ts'
import { thumbnailRatio } from '#app/gallery/cards/card-window.ts'
import { IndexCard } from '#app/gallery/cards/index-card.tsx'
import { copy } from '#app/collections/copy.ts'
import type { CollectionThumbnail, CollectionSummary } from '#app/collections/queries.server.ts'
import { shareCopy } from '#app/collections/sharing/share-copy.ts'
import { longDate } from '#app/platform/lib/format.ts'

/** Sizes in px of the thumbnails in a preview 391 px wide; `step` is the distance between their left edges. */
const THUMBNAIL = { width: 138, step: 73, tallest: 272 }
const BRAND_TILE = { width: 80, step: 72 }
const LEAN_MAX = 7.5

type CollectionListProps = {
  collections: CollectionSummary[]
  heading?: 'h2' | 'h3'
}

/** Collections, three in a row, each with overlapping thumbnails of its first emails; the last one leans. */
export function CollectionList({ collections, heading: Heading = 'h2' }: CollectionListProps) {
  return (
    <ul className="grid gap-x-(--gutter) gap-y-16 sm:grid-cols-2 lg:grid-cols-3 max-sm:gap-y-10">
      {collections.map((collection) => (
        <li key={collection.id} className="group relative min-w-0">
          <div aria-hidden="true" className="relative h-[286px] overflow-x-clip">
            <CollectionPreview collection={collection} />
          </div>
          <div className="shelf-edge" />
          <Heading className="mt-2.5 truncate type-name">
            <Link
              to={href('/collections/:id', { id: collection.id })}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {collectionName(collection)}
            </Link>
          </Heading>
          <p className="flex justify-between gap-4 type-small text-ink-soft">
            {collectionSummary(collection)}
            {collection.isReserved && <span>{copy.overview.following}</span>}
            {collection.shared !== 'private' && (
              <span className="whitespace-nowrap">{shareCopy.state[collection.shared]}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

type Counted = Pick<CollectionSummary, 'type' | 'emailCount' | 'brandCount'>

export function collectionName({ name, isReserved }: { name: string; isReserved: boolean }): string {
  return isReserved ? copy.reserved.description : name
}

export function collectionCount({ type, emailCount, brandCount }: Counted): string {
  return type === 'emails' ? copy.overview.emails(emailCount) : copy.overview.brands(brandCount)
}

function collectionSummary(collection: CollectionSummary): string {
  const { owner, changedAt } = collection
  return [
    owner && copy.picker.of(owner),
    collectionCount(collection),
    changedAt && copy.overview.updated(longDate(changedAt)),
  ]
    .filter(Boolean)
    .join(' · ')
}

function CollectionPreview({ collection }: { collection: CollectionSummary }) {
  const { id, type, thumbnails, brandTiles } = collection
  if (thumbnails.length > 0) return <Thumbnails id={id} thumbnails={thumbnails} />
  if (brandTiles.length > 0) return <BrandTiles id={id} brandTiles={brandTiles} />
  return <EmptyPreview {...(type === 'emails' ? { width: 138, height: 178 } : { width: 80, height: 118 })} />
}

function EmptyPreview(size: { width: number; height: number }) {
  return (
    <div
      className="absolute bottom-0 rounded-t-card border-[1.5px] border-b-0 border-dashed border-line-strong"
      style={size}
    />
  )
}

function Thumbnails({ id, thumbnails }: { id: string; thumbnails: CollectionThumbnail[] }) {
  return thumbnails.map(({ id: emailId, subject, preview, lines }, at) => {
    const leans = thumbnails.length > 1 && at === thumbnails.length - 1
    return (
      <div
        key={emailId}
        className="absolute bottom-0 overflow-hidden rounded-t-card bg-sunk shadow-card transition-[translate] duration-180 motion-safe:group-hover:translate-x-(--fan)"
        style={{
          left: at * THUMBNAIL.step + (leans ? 10 : 0),
          width: THUMBNAIL.width,
          height: Math.min(THUMBNAIL.width * thumbnailRatio({ preview, lines }), THUMBNAIL.tallest),
          zIndex: thumbnails.length - at,
          background: preview?.dominantColor,
          ...lean(id, leans),
          ['--fan' as string]: `${at * 8}px`,
        }}
      >
        {lines !== undefined ? (
          <IndexCard subject={subject} lines={lines} />
        ) : (
          preview && (
            <picture>
              {preview.avif && <source type="image/avif" srcSet={preview.avif} sizes="138px" />}
              {preview.webp && <source type="image/webp" srcSet={preview.webp} sizes="138px" />}
              <img src={preview.src} alt="" loading="lazy" className="w-full" />
            </picture>
          )
        )}
      </div>
    )
  })
}

function BrandTiles({ id, brandTiles }: { id: string; brandTiles: BrandSummary[] }) {
  const shown = brandTiles.slice(0, 5)
  return shown.map((brand, at) => (
    <div
      key={brand.slug}
      className="absolute bottom-0 rounded-t-card p-3 font-display text-[1.625rem]/none shadow-card"
      style={{
        left: at * BRAND_TILE.step,
        width: BRAND_TILE.width,
        height: 92 + (hashOf(brand.slug) % 54),
        zIndex: shown.length - at,
        background: brand.color,
        color: brand.colorInk,
        ...lean(id, shown.length > 1 && at === shown.length - 1),
      }}
    >
      {brandInitial(brand.name)}
    </div>
  ))
}

/** The angle is derived from the collection's id, so that it is the same on every visit. */
function lean(id: string, leans: boolean) {
  const degrees = leans ? ((hashOf(id) % 100) / 100) * LEAN_MAX : 0
  return { rotate: `${-degrees}deg`, transformOrigin: '0 100%' }
}

function hashOf(text: string): number {
  let hash = 7
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) >>> 0
  return hash
}
