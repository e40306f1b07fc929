import { formatNumber } from '#app/platform/lib/format.ts'
import { href, Link, useSearchParams } from 'react-router'
import { adminCopy } from '../admin-copy.ts'
import type { ListedBrand } from '../admin-queries.server.ts'
import { BRAND_SORTS, type BrandSort } from '../schema.ts'
import { BrandAvatar } from './brand-avatar.tsx'
import { BrandStatusChip } from './brand-status-chip.tsx'

const words = adminCopy.list

export function AdminBrandTable({ brands, sort }: { brands: ListedBrand[]; sort: BrandSort }) {
  return (
    <table className="w-full text-left type-body max-sm:block">
      <thead className="border-b border-line type-small text-ink-soft max-sm:hidden">
        <tr>
          <Column name="name" sort={sort} />
          <th className="py-2.5 pr-4 font-normal">{words.columns.status}</th>
          <Column name="emails" sort={sort} isNumber />
          <Column name="followers" sort={sort} isNumber />
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {brands.map((brand) => (
          <BrandRow key={brand.id} brand={brand} />
        ))}
      </tbody>
    </table>
  )
}

type ColumnProps = { name: Exclude<BrandSort, 'newest'>; sort: BrandSort; isNumber?: boolean }

function Column({ name, sort, isNumber = false }: ColumnProps) {
  const to = useSortLink(name)
  const isSorted = sort === name
  return (
    <th
      aria-sort={isSorted ? (name === 'name' ? 'ascending' : 'descending') : undefined}
      className={isNumber ? 'w-28 py-2.5 text-right font-normal last:pr-0' : 'py-2.5 pr-4 font-normal'}
    >
      <Link
        to={to}
        preventScrollReset
        aria-label={words.sortBy(words.columns[name])}
        className={isSorted ? 'font-medium text-ink' : 'hover:text-ink'}
      >
        {words.columns[name]}
        {isSorted && <span aria-hidden="true">{name === 'name' ? ' ↑' : ' ↓'}</span>}
      </Link>
    </th>
  )
}

/** On phones, where the table has no header. */
export function SortLinks({ sort }: { sort: BrandSort }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 type-small text-ink-soft">
      {words.sort}
      {BRAND_SORTS.map((name) => (
        <SortLink key={name} name={name} isSorted={name === sort} />
      ))}
    </p>
  )
}

function SortLink({ name, isSorted }: { name: BrandSort; isSorted: boolean }) {
  return (
    <Link
      to={useSortLink(name)}
      preventScrollReset
      aria-current={isSorted ? 'true' : undefined}
      className="aria-[current]:font-medium aria-[current]:text-ink underline-offset-3 hover:underline pointer-coarse:py-2"
    >
      {words.sorts[name]}
    </Link>
  )
}

function useSortLink(name: BrandSort): string {
  const [search] = useSearchParams()
  const changed = new URLSearchParams(search)
  changed.delete('after')
  changed.delete('sort')
  if (name !== 'name') changed.set('sort', name)
  return `?${changed}`
}

function BrandRow({ brand }: { brand: ListedBrand }) {
  const { id, name, slug, status, emails, followers, hideSource, delayDays } = brand
  return (
    <tr className="group relative border-b border-line hover:bg-surface max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3 max-sm:py-3">
      <td className="py-3 pr-4 max-sm:row-span-2 max-sm:py-0">
        <div className="flex min-w-0 items-center gap-3">
          <BrandAvatar brand={brand} size={36} />
          <div className="min-w-0">
            <Link
              to={href('/admin/brands/:id', { id })}
              prefetch="intent"
              className="block truncate font-medium after:absolute after:inset-0 group-hover:underline underline-offset-3 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              {name}
            </Link>
            <span className="block truncate type-small text-ink-soft">
              {[`/${slug}`, hideSource && words.sourceHidden, delayDays > 0 && words.delayed(delayDays)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </div>
      </td>
      <td className="py-3 pr-4 max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end max-sm:py-0 max-sm:pr-0">
        <BrandStatusChip status={status} />
      </td>
      <td className="py-3 text-right tabular-nums max-sm:col-start-2 max-sm:py-0 max-sm:type-small max-sm:text-ink-soft">
        {formatNumber(emails)}
        <span className="sm:hidden"> {adminCopy.unit(emails)}</span>
      </td>
      <td className="py-3 text-right tabular-nums max-sm:hidden">{formatNumber(followers)}</td>
    </tr>
  )
}
