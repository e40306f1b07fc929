import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { fixedChoice } from '#app/platform/lib/fixed-choice.ts'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { brandInitial } from '#app/gallery/brands/brand-summary.ts'
import { copy } from '#app/gallery/brands/copy.ts'
import { groupByLetter, letterAnchor } from '#app/gallery/brands/alphabet.ts'
import type { BrandCard } from '#app/gallery/brands/queries.server.ts'

const columns =
  'grid grid-cols-[repeat(var(--page-columns),minmax(0,1fr))] gap-x-(--gutter) gap-y-12 max-sm:gap-y-8'

/** Tiles vary in height; a brand always has the same one. In percent of the box. */
const HEIGHTS = [79, 89, 83, 94, 86, 92]

const tileBox = 'flex h-[142px] items-end max-sm:h-[116px]'

/**
 * All brands as tiles in alphabetical order, with a divider before each letter. `action` is a control for each brand.
 * Needs a parent with `shelf-clip`.
 */
export function BrandGrid({
  brands,
  action,
}: {
  brands: BrandCard[]
  action?: (brand: BrandCard) => ReactNode
}) {
  return (
    <div className={columns}>
      {groupByLetter(brands).map(({ letter, items }) => (
        <ul key={letter} aria-labelledby={letterAnchor(letter)} className="contents">
          {items.map((brand, index) => (
            <li key={brand.slug} className="group relative min-w-0">
              <div className={tileBox}>
                {index === 0 && <Letter letter={letter} />}
                <Tile brand={brand} />
              </div>
              <div className="shelf-edge" />
              <TileLabel brand={brand} />
              {action && <div className="relative z-1 mt-2">{action(brand)}</div>}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function Letter({ letter }: { letter: string }) {
  return (
    <h2
      id={letterAnchor(letter)}
      className="mr-1.5 flex h-full w-9 shrink-0 justify-center rounded-t-card bg-surface pt-2 font-display text-[1.25rem]/none shadow-card max-sm:w-8"
    >
      {letter}
    </h2>
  )
}

function Tile({ brand }: { brand: BrandCard }) {
  return (
    <span
      aria-hidden="true"
      className="flex w-[104px] items-end rounded-t-card px-3 pb-2 font-display text-[3.75rem]/none shadow-card transition-[translate,box-shadow] duration-180 select-none group-hover:shadow-card-hover max-sm:w-[84px] max-sm:pb-1.5 max-sm:text-[3rem]/none motion-safe:group-hover:-translate-y-0.5"
      style={{
        background: brand.color,
        color: brand.colorInk,
        height: `${fixedChoice(brand.slug, HEIGHTS, 3)}%`,
      }}
    >
      {brand.logoUrl ? (
        <img
          src={brand.logoUrl}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="mb-1.5 size-14 object-contain"
        />
      ) : (
        brandInitial(brand.name)
      )}
    </span>
  )
}

/** The link covers the tile as well. */
function TileLabel({ brand: { name, slug, category, count, description } }: { brand: BrandCard }) {
  return (
    <div className="mt-2.5">
      <h3 className="truncate text-[0.9375rem]/5 font-medium">
        <Link
          to={brandPath(slug)}
          className="underline-offset-3 group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-0.5 truncate text-[0.75rem]/4 font-medium text-ink-faint">
        {[category, count > 0 && copy.emails(count)].filter(Boolean).join(' · ')}
      </p>
      {description && <p className="mt-1.5 line-clamp-2 type-small text-ink-soft">{description}</p>}
    </div>
  )
}

export function BrandGridSkeleton({ count }: { count: number }) {
  return (
    <div className={columns} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className={tileBox}>
            <Skeleton
              className="w-[104px] rounded-b-none shadow-card max-sm:w-[84px]"
              style={{ height: `${HEIGHTS[index % HEIGHTS.length]!}%` }}
            />
          </div>
          <div className="shelf-edge" />
          <div className="mt-2.5 grid gap-2">
            <div className="h-3 w-28 rounded-card bg-sunk" />
            <div className="h-2.5 w-16 rounded-card bg-sunk" />
            <div className="h-2.5 w-full rounded-card bg-sunk" />
            <div className="h-2.5 w-2/3 rounded-card bg-sunk" />
          </div>
        </div>
      ))}
    </div>
  )
}
