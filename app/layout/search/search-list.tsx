import { ArrowRight, Search } from 'lucide-react'
import { type ReactNode } from 'react'
import { href, Link } from 'react-router'
import { brandPath, emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { categoryPagePath, emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { copy } from './copy.ts'
import { dialogCopy } from './dialog-copy.ts'
import type { SectionName } from './search-entries.ts'
import type { EmailRow, EntryRow, GroupRow, SearchRow } from './search-rows.ts'
import { Failed, NoResults, RowsSkeleton } from './search-list-states.tsx'
import { EmailName, EntryName, GroupName } from './search-row.tsx'
import type { useSearchPanel } from './use-search-panel.ts'

type SearchListProps = {
  id: string
  title: string
  loading: boolean
  failed: boolean
  onTryAgain: () => void
  onFollow: () => void
  panel: ReturnType<typeof useSearchPanel>
}

/** The results in a list of 580 px, and below it the row that searches inside emails. */
export function SearchList({ id, title, loading, failed, onTryAgain, onFollow, panel }: SearchListProps) {
  const { listed, active, typed, setMarked, toggle } = panel
  const isTree = listed.some(({ kind }) => kind === 'group')
  const isEmpty = listed.length === 0
  // An empty list has no role; the row below it is then a plain link.
  const [list, option] = isEmpty ? [] : isTree ? ['tree', 'treeitem'] : ['listbox', 'option']

  function rowProps(row: SearchRow) {
    return {
      id: row.id,
      role: option,
      tabIndex: -1,
      'aria-selected': option ? row.id === active?.id : undefined,
      onPointerMove: () => setMarked(row.id),
      className: cn(
        'flex w-full items-center rounded-[9px] px-3 text-left outline-none',
        row.id === active?.id && 'bg-accent-wash',
      ),
    }
  }

  function rowOf(row: EntryRow | EmailRow | GroupRow): ReactNode {
    if (row.kind === 'group') {
      return (
        <button
          key={row.id}
          type="button"
          {...{ ...rowProps(row), 'aria-level': 1 }}
          aria-expanded={row.open}
          onClick={() => toggle(row.title, !row.open)}
        >
          <GroupName row={row} />
        </button>
      )
    }
    if (row.kind === 'entry') {
      return (
        <Link
          key={row.id}
          to={searchLink(row.section, row.entry.slug)}
          {...rowProps(row)}
          {...(isTree && { 'aria-level': 2 })}
          onClick={onFollow}
        >
          <EntryName entry={row.entry} typed={typed} />
        </Link>
      )
    }
    return (
      <Link
        key={row.id}
        to={emailPath(row.email.brand.slug, row.email.slug)}
        {...rowProps(row)}
        onClick={onFollow}
      >
        <EmailName email={row.email} />
      </Link>
    )
  }

  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <div
        id={id}
        role={list}
        aria-label={list && `${copy.results}: ${title}`}
        aria-owns={list && 'search-emails'}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 lg:h-[580px] lg:flex-none lg:shrink"
      >
        {loading && <RowsSkeleton />}
        {failed && <Failed onTryAgain={onTryAgain} />}
        {!loading && !failed && isEmpty && <NoResults panel={panel} />}
        {listed.map(rowOf)}
      </div>
      <div className="shrink-0 border-t border-line p-1.5 pb-[max(5px,env(safe-area-inset-bottom))]">
        <Link
          to={emailSearchLink(typed)}
          {...rowProps({ kind: 'emails', id: 'search-emails' })}
          {...(isTree && { 'aria-level': 1 })}
          onClick={onFollow}
        >
          <span className="flex h-11 w-full min-w-0 items-center gap-3 px-1.5 type-ui">
            <Search aria-hidden="true" className="size-4 text-ink-soft" />
            <span className="truncate">
              {typed.trim() ? copy.searchEmails(typed.trim()) : dialogCopy.searchInside}
            </span>
            <ArrowRight aria-hidden="true" className="ml-auto size-4 text-ink-soft" />
          </span>
        </Link>
      </div>
    </div>
  )
}

/** The URL of a result. Seasonal categories open on category pages. */
function searchLink(section: SectionName, slug: string): string {
  if (section === 'brands') return brandPath(slug)
  return section === 'emailTypes' ? emailTypePath(slug) : categoryPagePath(slug)
}

function emailSearchLink(typed: string): string {
  const q = typed.trim()
  return q ? `${href('/search')}?${new URLSearchParams({ q })}` : href('/search')
}
