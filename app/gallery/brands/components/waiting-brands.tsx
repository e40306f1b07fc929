import { Link } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { copy } from '#app/gallery/brands/copy.ts'
import { groupByLetter, letterAnchor } from '#app/gallery/brands/alphabet.ts'
import type { BrandCard } from '#app/gallery/brands/queries.server.ts'
import { BrandAvatar } from './brand-avatar.tsx'

type WaitingBrandsProps = {
  brands: BrandCard[]
  /** Letters that have a divider on the shelves above; the others lead here. */
  lettersAbove: string[]
}

/** Brands without emails: apart from the shelves, because there is nothing to see at their pages yet. */
export function WaitingBrands({ brands, lettersAbove }: WaitingBrandsProps) {
  return (
    <section aria-labelledby="waiting-brands" className="mt-20 max-sm:mt-14">
      <h2 id="waiting-brands" className="type-head">
        {copy.waiting}
      </h2>
      <p className="mt-2 type-body text-ink-soft">{copy.waitingText}</p>
      <ul className="mt-6 grid gap-x-(--gutter) border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {groupByLetter(brands).flatMap(({ letter, items }) =>
          items.map((brand, index) => (
            <li
              key={brand.slug}
              id={index === 0 && !lettersAbove.includes(letter) ? letterAnchor(letter) : undefined}
              className="group relative flex gap-3 border-t border-line py-3.5"
            >
              <BrandAvatar brand={brand} />
              <WaitingBrand brand={brand} />
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

function WaitingBrand({ brand: { name, slug, category, description } }: { brand: BrandCard }) {
  return (
    <div className="min-w-0">
      <h3 className="truncate text-[0.9375rem]/5 font-medium">
        <Link
          to={brandPath(slug)}
          className="underline-offset-3 group-hover:underline after:absolute after:inset-0"
        >
          {name}
        </Link>
      </h3>
      {category && <p className="mt-0.5 truncate type-micro font-medium text-ink-faint">{category}</p>}
      {description && <p className="mt-1 line-clamp-2 type-small text-ink-soft">{description}</p>}
    </div>
  )
}
