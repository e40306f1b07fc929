import { href, Link } from 'react-router'
import { type BrandFace, brandInitial } from '#app/features/brands/brand-face.ts'
import { copy } from '#app/features/collections/copy.ts'
import type { CollectionThumbnail, CollectionSummary } from '#app/features/collections/queries.server.ts'

/** A sheet's width and its step to the next, of the 391 px that a place on the shelf has. */
const SHEET = { width: 138, step: 73, tallest: 272 }
const BOOK = { width: 80, step: 72 }
const LEAN_MAX = 7.5

/** Collections as they stand: three in a row, their first sheets one before another, the last one leaning. */
export function CollectionList({ collections }: { collections: CollectionSummary[] }) {
  return (
    <ul className="grid gap-x-(--gutter) gap-y-16 sm:grid-cols-2 lg:grid-cols-3 max-sm:gap-y-10">
      {collections.map((collection) => (
        <li key={collection.id} className="group relative min-w-0">
          <div aria-hidden="true" className="relative h-[286px] overflow-x-clip">
            <Standing collection={collection} />
          </div>
          <div className="shelf-edge" />
          <h2 className="mt-2.5 truncate type-name">
            <Link
              to={href('/collections/:id', { id: collection.id })}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {nameOf(collection)}
            </Link>
          </h2>
          <p className="flex justify-between gap-4 type-small text-ink-soft">
            {factsOf(collection)}
            {collection.isReserved && <span>{copy.shelf.following}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function nameOf({ name, isReserved }: { name: string; isReserved: boolean }): string {
  return isReserved ? copy.reserved.description : name
}

export function countOf(collection: { type: string; emailCount: number; brandCount: number }): string {
  return collection.type === 'emails'
    ? copy.shelf.emails(collection.emailCount)
    : copy.shelf.brands(collection.brandCount)
}

export function dayOf(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

function factsOf(collection: CollectionSummary): string {
  const { changedAt } = collection
  return [countOf(collection), changedAt && copy.shelf.updated(dayOf(changedAt))].filter(Boolean).join(' · ')
}

function Standing({ collection: { id, type, sheets, books } }: { collection: CollectionSummary }) {
  const isBare = sheets.length + books.length === 0
  if (isBare)
    return <Bare {...(type === 'emails' ? { width: 138, height: 178 } : { width: 80, height: 118 })} />
  return type === 'emails' ? <Sheets id={id} sheets={sheets} /> : <Books id={id} books={books} />
}

/** The place of what is still to come. */
function Bare(size: { width: number; height: number }) {
  return (
    <div
      className="absolute bottom-0 rounded-t-card border-[1.5px] border-b-0 border-dashed border-line-strong"
      style={size}
    />
  )
}

function Sheets({ id, sheets }: { id: string; sheets: CollectionThumbnail[] }) {
  return sheets.map(({ id: emailId, preview }, at) => {
    const leans = sheets.length > 1 && at === sheets.length - 1
    const height = preview ? (SHEET.width * preview.height) / preview.width : SHEET.width
    return (
      <div
        key={emailId}
        className="absolute bottom-0 overflow-hidden rounded-t-card bg-sunk shadow-card transition-[translate] duration-180 motion-safe:group-hover:translate-x-(--fan)"
        style={{
          left: at * SHEET.step + (leans ? 10 : 0),
          width: SHEET.width,
          height: Math.min(height, SHEET.tallest),
          zIndex: sheets.length - at,
          background: preview?.dominantColor,
          ...lean(id, leans),
          ['--fan' as string]: `${at * 8}px`,
        }}
      >
        {preview && (
          <picture>
            {preview.avif && <source type="image/avif" srcSet={preview.avif} sizes="138px" />}
            {preview.webp && <source type="image/webp" srcSet={preview.webp} sizes="138px" />}
            <img src={preview.src} alt="" loading="lazy" className="w-full" />
          </picture>
        )}
      </div>
    )
  })
}

function Books({ id, books }: { id: string; books: BrandFace[] }) {
  const shown = books.slice(0, 5)
  return shown.map((book, at) => (
    <div
      key={book.slug}
      className="absolute bottom-0 rounded-t-card p-3 font-display text-[1.625rem]/none shadow-card"
      style={{
        left: at * BOOK.step,
        width: BOOK.width,
        height: 92 + (hashOf(book.slug) % 54),
        zIndex: shown.length - at,
        background: book.color,
        color: book.colorInk,
        ...lean(id, shown.length > 1 && at === shown.length - 1),
      }}
    >
      {brandInitial(book.name)}
    </div>
  ))
}

/** How far the last one leans is the collection's own, so that it stands the same every time. */
function lean(id: string, leans: boolean) {
  const degrees = leans ? ((hashOf(id) % 100) / 100) * LEAN_MAX : 0
  return { rotate: `${-degrees}deg`, transformOrigin: '0 100%' }
}

function hashOf(text: string): number {
  let hash = 7
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) >>> 0
  return hash
}
