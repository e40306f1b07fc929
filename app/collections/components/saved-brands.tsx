import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { BrandGrid } from '#app/gallery/brands/components/brand-grid.tsx'
import type { BrandCard } from '#app/gallery/brands/queries.server.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Select } from '#app/platform/ui/select.tsx'
import { copy } from '#app/collections/copy.ts'

const words = copy.page

type Named = Pick<BrandCard, 'name' | 'slug'>

type SavedBrandsProps = {
  brands: BrandCard[]
  /** Brands that can be added; null in the collection of followed brands, which only following changes. */
  others: Named[] | null
}

export function SavedBrands({ brands, others }: SavedBrandsProps) {
  return (
    <>
      {others && others.length > 0 && <AddBrand key={others.length} others={others} />}
      {brands.length > 0 ? (
        <BrandGrid brands={brands} action={others ? removal : undefined} />
      ) : (
        <div className="border-t border-line pt-5">
          <p className="type-body text-ink-soft">{others ? words.emptyBrands : words.emptyFollowed}</p>
          <ButtonLink to={href('/brands')} className="mt-4">
            {words.browseBrands}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function AddBrand({ others }: { others: Named[] }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2 pb-8">
      <input type="hidden" name="intent" value="add-brand" />
      <Select
        label={`${words.addBrand}:`}
        name="brand"
        required
        empty={words.chooseBrand}
        options={others.map(({ name, slug }) => [slug, name])}
      />
      <Button type="submit" className="h-[38px] pointer-coarse:h-11">
        {words.add}
      </Button>
    </Form>
  )
}

function removal({ name, slug }: BrandCard): ReactNode {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="remove-brand" />
      <input type="hidden" name="brand" value={slug} />
      <Button type="submit" size="s" aria-label={words.removeBrandOf(name)}>
        {words.removeBrand}
      </Button>
    </Form>
  )
}
