import type { ReactNode } from 'react'
import { CategoryChip } from '#app/gallery/categories/components/category-chip.tsx'
import { categoryPagePath } from '#app/gallery/categories/components/category-path.ts'
import type { BrandPage } from '../queries.server.ts'
import { BrandTile } from './brand-tile.tsx'

type BrandHeaderProps = {
  brand: Pick<BrandPage, 'name' | 'slug' | 'logoUrl' | 'color' | 'colorInk' | 'description' | 'categories'>
  action?: ReactNode
}

/** The brand's tile with its name and description beside it. Needs a parent with `shelf-clip`. */
export function BrandHeader({ brand, action }: BrandHeaderProps) {
  return (
    <header>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-x-8 pt-9 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4 max-sm:pt-6">
        <div className="max-sm:row-span-2">
          <BrandTile brand={brand} />
        </div>
        <div className="pb-6 max-sm:pb-3.5">
          <h1 className="type-title text-balance break-words">{brand.name}</h1>
          {brand.description && (
            <p className="mt-2.5 type-lead text-ink-soft max-sm:text-[0.9375rem]/[1.375rem]">
              {brand.description}
            </p>
          )}
          {brand.categories.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-1.5">
              {brand.categories.map(({ name, slug }) => (
                <li key={slug}>
                  <CategoryChip to={categoryPagePath(slug)}>{name}</CategoryChip>
                </li>
              ))}
            </ul>
          )}
        </div>
        {action && <div className="pb-6 max-sm:col-start-2 max-sm:pb-4">{action}</div>}
      </div>
      <div className="shelf-edge" />
    </header>
  )
}
