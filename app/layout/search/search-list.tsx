import { ArrowRight, ChevronDown, Search } from 'lucide-react'
import { Link } from 'react-router'
import { BrandAvatar } from '#app/features/brands/components/brand-avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Highlighted } from '#app/ui/highlighted.tsx'
import { MenuCount } from '#app/layout/menus/menu-count.tsx'
import { copy } from './copy.ts'
import { type SearchEntry, SECTIONS } from './search-entries.ts'
import { emailSearchLink, searchLink } from './search-link.ts'
import { highlightLine, highlightTyped, matchingAlias } from './search-match.ts'
import type { GroupRow, SearchRow } from './search-rows.ts'
import type { useSearchPanel } from './use-search-panel.ts'

type SearchListProps = {
  id: string
  /** The section's. */
  title: string
  loading: boolean
  failed: boolean
  onTryAgain: () => void
  /** Somebody follows a row. */
  onFollow: () => void
  panel: ReturnType<typeof useSearchPanel>
}

/** The results of a section in a list of 580 px, and below it the row that searches inside emails. */
export function SearchList({ id, title, loading, failed, onTryAgain, onFollow, panel }: SearchListProps) {
  const { listed, active, typed, section, setMarked, toggle } = panel
  const isTree = listed.some(({ kind }) => kind === 'group')
  // A list that holds nothing is none; the row below it is then the link that it is.
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

function GroupName({ row }: { row: GroupRow }) {
  return (
    <span className="flex h-10 w-full items-center gap-2 type-small text-ink-soft">
      <ChevronDown
        aria-hidden="true"
        className={cn('size-4 text-ink-faint transition-[rotate]', !row.open && '-rotate-90')}
      />
      <span className="font-medium text-ink">{row.title}</span>
      <span className="ml-auto tabular-nums">{row.count}</span>
    </span>
  )
}

function EntryName({ entry, typed }: { entry: SearchEntry; typed: string }) {
  const other = matchingAlias(entry, typed)
  return (
    <span className="flex h-[74px] w-full min-w-0 items-center gap-3.5">
      <Thumbnail entry={entry} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[0.9375rem]/5 font-medium">
          <Highlighted text={highlightTyped(entry.name, typed)} />
        </span>
        <span className="mt-0.5 block truncate type-small text-ink-soft">
          <Highlighted text={highlightLine(other ? copy.alsoCalled(other) : entry.description, typed)} />
        </span>
      </span>
      <span className="type-small text-ink-soft [&>*]:text-[0.8125rem] [&>*]:text-ink-soft">
        <MenuCount count={entry.count} />
      </span>
    </span>
  )
}

/** The newest email of a shelf, or the face of a brand. */
function Thumbnail({ entry }: { entry: SearchEntry }) {
  const [thumbnail] = entry.thumbnails
  if (entry.brand) {
    return (
      <span className="grid w-[42px] shrink-0 place-items-center">
        <BrandAvatar brand={entry.brand} size={40} />
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      className="block h-14 w-[42px] shrink-0 overflow-hidden rounded-[2px] bg-sunk shadow-[0_0_0_1px_light-dark(#1918141a,#ffffff1f)]"
      style={{ background: thumbnail?.color }}
    >
      {thumbnail && (
        <img
          src={thumbnail.src}
          alt=""
          width={42}
          height={Math.round(42 * thumbnail.ratio)}
          loading="lazy"
          className="block w-full"
        />
      )}
    </span>
  )
}

/** Says that there is nothing, and where there is something. */
function NoResults({ panel }: { panel: SearchListProps['panel'] }) {
  const { typed, found, section, choose } = panel
  const query = typed.trim()
  if (!query) return <p className="p-3 type-body text-ink-soft">{copy.noItems}</p>
  const elsewhere = SECTIONS.filter(({ name }) => name !== section && (found?.[name].length ?? 0) > 0)
  return (
    <div className="p-3">
      <p className="type-body wrap-anywhere text-ink-soft">{copy.noResults(query)}</p>
      {elsewhere.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {elsewhere.map(({ name, title }) => (
            <Button key={name} size="s" onClick={() => choose(name)}>
              {copy.elsewhere(found![name].length, title)}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}

function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert" className="p-3">
      <p className="type-body text-ink-soft">{copy.failed}</p>
      <Button size="s" className="mt-3" onClick={onTryAgain}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}

function RowsSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} className="flex h-[74px] items-center gap-3.5 px-3">
          <div className="h-14 w-[42px] rounded-[2px] bg-sunk" />
          <div className="grid gap-2.5">
            <div className="h-2.5 w-36 rounded-card bg-sunk" />
            <div className="h-2.5 w-56 rounded-card bg-sunk" />
          </div>
        </div>
      ))}
    </div>
  )
}
