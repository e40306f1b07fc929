import { data, href, useLocation, useNavigation, useSearchParams } from 'react-router'
import { Pager } from '#app/platform/ui/pager.tsx'
import { BrandGrid, BrandGridSkeleton } from '#app/gallery/brands/components/brand-grid.tsx'
import { AlphabetNav } from '#app/gallery/brands/components/alphabet-nav.tsx'
import { copy } from '#app/gallery/brands/copy.ts'
import { groupByLetter } from '#app/gallery/brands/alphabet.ts'
import { BRAND_SKELETONS } from '#app/gallery/brands/limits.ts'
import {
  type BrandCard,
  findLetterPage,
  listBrands,
  listBrandsOfPage,
  listIndustriesOfBrands,
} from '#app/gallery/brands/queries.server.ts'
import { brandsQuery } from '#app/gallery/brands/schema.ts'
import { listCategories } from '#app/gallery/categories/queries.server.ts'
import { FilterSelect } from '#app/gallery/filters/filter-select.tsx'
import { PageHeader } from '#app/gallery/lists/page-header.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { isClientNavigation, settleOrNull } from '#app/platform/http/streaming.server.ts'
import { Deferred } from '#app/platform/ui/deferred.tsx'
import type { Route } from './+types/brands.ts'
import { filterCopy } from '#app/gallery/filters/copy.ts'

export async function loader({ request, url }: Route.LoaderArgs) {
  const query = readQuery(brandsQuery, url)
  const [verticals, withBrands] = await Promise.all([listCategories('vertical'), listIndustriesOfBrands()])
  const industry = verticals.find(({ slug }) => slug === query.industry)?.slug ?? null
  const industries = verticals
    .filter(({ slug }) => slug === industry || withBrands.includes(slug))
    .map(({ name, slug }) => ({ name, value: slug }))
  const letterPage = await findLetterPage(industry, query)
  const reading = letterPage ? listBrandsOfPage(letterPage) : listBrands(industry)
  const brands = settleOrNull(reading, 'the list of brands')
  const arrived = isClientNavigation(request) ? brands : await brands
  const { ids: _, ...shown } = letterPage ?? { ids: [] }
  const byLetter = 'letters' in shown ? shown : null
  return data({ industries, industry, byLetter, brands: arrived }, arrived ? 200 : 500)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: copy.title, description: copy.description, path: href('/brands') })

export default function Brands({ loaderData }: Route.ComponentProps) {
  const { industries, industry, byLetter, brands } = loaderData
  const { pathname, search } = useLocation()
  const coming = useNavigation().location
  const isFiltering = coming?.pathname === pathname && coming.search !== search
  const { label, all } = filterCopy.byFilter.industry
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <PageHeader title={copy.title} lead={copy.lead} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-3.5 pb-11 max-sm:pb-7">
          {byLetter ? (
            <AlphabetNav letters={byLetter.letters} current={byLetter.letter} />
          ) : (
            <Deferred key={search} value={brands} fallback={<AlphabetNav letters={[]} />}>
              {(found) => <AlphabetNav letters={groupByLetter(found ?? []).map(({ letter }) => letter)} />}
            </Deferred>
          )}
          <FilterSelect name="industry" label={label} all={all} choices={industries} value={industry} />
        </div>
        {isFiltering ? (
          <BrandGridSkeleton count={BRAND_SKELETONS} />
        ) : (
          <Deferred key={search} value={brands} fallback={<BrandGridSkeleton count={BRAND_SKELETONS} />}>
            {(found) => <Found brands={found} />}
          </Deferred>
        )}
        {byLetter && <BrandPages {...byLetter} />}
      </div>
    </div>
  )
}

function Found({ brands }: { brands: BrandCard[] | null }) {
  if (!brands) return <Remark>{copy.failed}</Remark>
  if (brands.length === 0) return <Remark>{copy.noneHere}</Remark>
  return <BrandGrid brands={brands} />
}

function Remark({ children }: { children: string }) {
  return <p className="type-body text-ink-soft">{children}</p>
}

/** Links between the pages of a letter that has too many brands for one. */
function BrandPages({ page, pages }: { page: number; pages: number }) {
  const [search] = useSearchParams()
  if (pages < 2) return null

  function to(other: number): string {
    const changed = new URLSearchParams(search)
    changed.set('page', String(other))
    return `?${changed}`
  }

  return (
    <Pager
      label={copy.pages}
      back={page > 1 ? { to: to(page - 1), text: copy.previousPage } : null}
      next={page < pages ? { to: to(page + 1), text: copy.nextPage } : null}
    />
  )
}
