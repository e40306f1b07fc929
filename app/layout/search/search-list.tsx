import { ArrowRight, Search } from 'lucide-react'
import { type ReactNode } from 'react'
import { Link } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { copy } from './copy.ts'
import { dialogCopy } from './dialog-copy.ts'
import { emailSearchLink, searchLink } from './search-link.ts'
import type { EmailRow, EntryRow, GroupRow, SearchRow } from './search-rows.ts'
import { Failed, NoResults, RowsSkeleton } from './search-list-states.tsx'
import { RecentSearches } from './search-recent.tsx'
import { EmailName, EntryName, GroupName } from './search-row.tsx'
import type { useSearchPanel } from './use-search-panel.ts'

type SearchListProps = {
  id: string
  /** The title of the section, or of the best matches. */
  title: string
  loading: boolean
  failed: boolean
  onTryAgain: () => void
  /** Called when a row is opened. */
  onFollow: () => void
  panel: ReturnType<typeof useSearchPanel>
}

/**
 * The results in a list of 580 px, and below it the row that searches inside emails. Until something is typed, recent
 * searches stand above it and the next occasions at its top.
 */
export function SearchList({ id, title, loading, failed, onTryAgain, onFollow, panel }: SearchListProps) {
  const { coming, listed, active, typed, setMarked, toggle } = panel
  const isTree = listed.some(({ kind }) => kind === 'group')
  const isEmpty = coming.length === 0 && listed.length === 0
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
          <EntryName entry={row.entry} typed={typed} days={row.days} />
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
      {!typed.trim() && <RecentSearches onSearch={panel.onType} />}
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
        {coming.length > 0 ? (
          <>
            <Group title={copy.comingUp}>{coming.map(rowOf)}</Group>
            <Group title={title}>{listed.map(rowOf)}</Group>
          </>
        ) : (
          listed.map(rowOf)
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
              {typed.trim() ? copy.searchEmails(typed.trim()) : dialogCopy.searchInside}
            </span>
            <ArrowRight aria-hidden="true" className="ml-auto size-4 text-ink-soft" />
          </span>
        </Link>
      </div>
    </div>
  )
}

const group = 'not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a listbox
    <div role="group" aria-label={title} className={group}>
      <p
        aria-hidden="true"
        className="px-3 pt-1 pb-1.5 text-[0.75rem]/4 font-medium tracking-[0.05em] text-ink-soft"
      >
        {title}
      </p>
      {children}
    </div>
  )
}
