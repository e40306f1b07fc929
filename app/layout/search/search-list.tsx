import { ArrowRight, Search } from 'lucide-react'
import { Link } from 'react-router'
import { cn } from '#app/ui/cn.ts'
import { copy } from './copy.ts'
import { emailSearchLink, searchLink } from './search-link.ts'
import type { SearchRow } from './search-rows.ts'
import { Failed, NoResults, RowsSkeleton } from './search-list-states.tsx'
import { EntryName, GroupName } from './search-row.tsx'
import type { useSearchPanel } from './use-search-panel.ts'

type SearchListProps = {
  id: string
  /** The title of the section. */
  title: string
  loading: boolean
  failed: boolean
  onTryAgain: () => void
  /** Called when a row is opened. */
  onFollow: () => void
  panel: ReturnType<typeof useSearchPanel>
}

/** The results of a section in a list of 580 px, and below it the row that searches inside emails. */
export function SearchList({ id, title, loading, failed, onTryAgain, onFollow, panel }: SearchListProps) {
  const { listed, active, typed, section, setMarked, toggle } = panel
  const isTree = listed.some(({ kind }) => kind === 'group')
  // An empty list has no role; the row below it is then a plain link.
  const [list, option] = listed.length === 0 ? [] : isTree ? ['tree', 'treeitem'] : ['listbox', 'option']

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
        {!loading && !failed && listed.length === 0 && <NoResults panel={panel} />}
        {listed.map((row) =>
          row.kind === 'group' ? (
            <button
              key={row.id}
              type="button"
              {...{ ...rowProps(row), 'aria-level': 1 }}
              aria-expanded={row.open}
              onClick={() => toggle(row.title, !row.open)}
            >
              <GroupName row={row} />
            </button>
          ) : (
            <Link
              key={row.id}
              to={searchLink(section, row.entry.slug)}
              {...rowProps(row)}
              {...(isTree && { 'aria-level': 2 })}
              onClick={onFollow}
            >
              <EntryName entry={row.entry} typed={typed} />
            </Link>
          ),
        )}
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
              {typed.trim() ? copy.searchEmails(typed.trim()) : copy.searchInside}
            </span>
            <ArrowRight aria-hidden="true" className="ml-auto size-4 text-ink-soft" />
          </span>
        </Link>
      </div>
    </div>
  )
}
