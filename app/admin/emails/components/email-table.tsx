import { ArrowDown } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { changedSearch } from '#app/gallery/filters/filters.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { adminEmailsCopy as words } from '../copy.ts'
import type { ListedEmail } from '../listed-email.server.ts'
import type { EmailsQuery } from '../schema.ts'
import { ListThumbnail } from './list-thumbnail.tsx'

type Sort = EmailsQuery['sort']

type EmailTableProps = {
  emails: ListedEmail[]
  sort: Sort
  selected: ReadonlySet<string>
  /** Whether all emails of the list are selected, also those on other pages. */
  isAll: boolean
  onSelect: (ids: string[], isSelected: boolean) => void
}

const HEAD = 'py-2 pr-5 font-normal'

/** One page of the list. Rows become blocks on phones; a Shift-click selects up to the row clicked before. */
export function EmailTable({ emails, sort, selected, isAll, onSelect }: EmailTableProps) {
  const last = useRef<string | null>(null)
  const isWhole = emails.length > 0 && emails.every(({ id }) => isAll || selected.has(id))

  function select(event: MouseEvent<HTMLInputElement>, id: string) {
    const { checked } = event.currentTarget
    const ids = emails.map((email) => email.id)
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)]
    const isRange = event.shiftKey && from !== -1
    onSelect(isRange ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], checked)
    last.current = id
  }

  return (
    <table className="w-full text-left type-small max-md:block">
      <thead className="border-b border-line text-ink-soft max-md:block">
        <tr className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3">
          <th className="w-9 py-2 pl-1 font-normal max-md:w-auto">
            <input
              type="checkbox"
              aria-label={words.selectPage}
              title={words.range}
              checked={isWhole}
              onChange={({ target }) =>
                onSelect(
                  emails.map(({ id }) => id),
                  target.checked,
                )
              }
              className="hidden size-4 align-middle accent-accent in-data-script:block pointer-coarse:size-5"
            />
          </th>
          <th className={cn(HEAD, 'max-md:hidden md:w-full')}>{words.columns.subject}</th>
          <th className={cn(HEAD, 'max-md:hidden')}>{words.columns.brand}</th>
          <th className={cn(HEAD, 'max-lg:hidden')}>{words.columns.type}</th>
          <th className={cn(HEAD, 'max-md:hidden')}>{words.columns.status}</th>
          <th className={cn(HEAD, 'max-lg:hidden')}>{words.columns.confidence}</th>
          <th className={cn(HEAD, 'max-xl:hidden')}>{words.columns.source}</th>
          <SortHead sort="sent" current={sort} />
          <SortHead sort="added" current={sort} className="pr-0" />
        </tr>
      </thead>
      <tbody className="max-md:block">
        {emails.map((email) => (
          <Row
            key={email.id}
            email={email}
            isSelected={isAll || selected.has(email.id)}
            onSelect={(event) => select(event, email.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

/** A link to the same list by this date, the latest first. */
function SortHead({ sort, current, className }: { sort: Sort; current: Sort; className?: string }) {
  const [search] = useSearchParams()
  return (
    <th
      aria-sort={sort === current ? 'descending' : undefined}
      className={cn(HEAD, 'whitespace-nowrap max-md:pr-0', className)}
    >
      <Link
        to={changedSearch(search, { sort: sort === 'added' ? null : sort })}
        preventScrollReset
        aria-label={words.sortBy(words.columns[sort])}
        className={cn(
          'inline-flex items-center gap-1 py-1 underline-offset-3 hover:text-ink pointer-coarse:py-3',
          sort === current && 'font-medium text-ink',
        )}
      >
        {words.columns[sort]}
        {sort === current && <ArrowDown aria-hidden="true" className="size-3.5" />}
      </Link>
    </th>
  )
}

type RowProps = {
  email: ListedEmail
  isSelected: boolean
  onSelect: (event: MouseEvent<HTMLInputElement>) => void
}

function Row({ email, isSelected, onSelect }: RowProps) {
  const { id, subject, brand, brandStatus, type, status, guess, source, arrivedFrom, rule } = email
  return (
    <tr
      className={cn(
        'border-b border-line align-middle max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-3',
        isSelected && 'bg-accent-wash',
      )}
    >
      <td className="w-9 max-md:w-auto">
        <label className="flex min-h-16 items-center pr-3 pl-1 max-md:min-h-11 pointer-coarse:pr-4">
          <input
            type="checkbox"
            name="id"
            value={id}
            aria-label={words.select(subject)}
            checked={isSelected}
            onClick={onSelect}
            onChange={noop}
            className="size-4 accent-accent pointer-coarse:size-5"
          />
        </label>
      </td>
      <td className="w-full py-1.5 pr-5 max-md:w-[calc(100%-3.5rem)] max-md:py-0 max-md:pr-0">
        <div className="flex items-center gap-3.5">
          <ListThumbnail picture={email.thumbnail} />
          <Link
            to={href('/admin/emails/:id', { id })}
            className="line-clamp-2 min-w-0 font-medium break-words text-ink underline-offset-3 hover:underline md:text-[0.875rem]/5"
          >
            {subject}
          </Link>
        </div>
      </td>
      <td className="max-w-44 py-1.5 pr-5 max-md:max-w-full max-md:py-0 max-md:pr-0 max-md:pl-[6.375rem] pointer-coarse:max-md:pl-[6.875rem]">
        <span className="block truncate">{brand}</span>
        {brandStatus !== 'active' && (
          <span className="block text-ink-soft">{words.brandOf(brandStatus)}</span>
        )}
        <span className="block truncate text-ink-soft lg:hidden">{type ?? words.noType}</span>
      </td>
      <td className="max-w-40 truncate py-1.5 pr-5 max-lg:hidden">
        {type ?? <span className="text-ink-soft">{words.noType}</span>}
      </td>
      <td className="py-1.5 pr-5 max-md:ml-auto max-md:py-0 max-md:pr-0">
        <Chip
          variant={status === 'published' ? 'accent' : 'plain'}
          className={cn(isSelected && 'bg-surface')}
        >
          {words.statuses[status]}
        </Chip>
      </td>
      <td className="py-1.5 pr-5 tabular-nums max-lg:hidden" title={guess?.type}>
        {guess ? `${guess.percent}%` : <span className="text-ink-soft">{words.noDate}</span>}
      </td>
      <td className="max-w-36 py-1.5 pr-5 max-xl:hidden">
        <span className="block truncate">{words.sources[source]}</span>
        {(rule ?? arrivedFrom) && (
          <span className="block truncate text-ink-soft" title={rule ?? arrivedFrom ?? undefined}>
            {rule ?? arrivedFrom}
          </span>
        )}
      </td>
      <td className="py-1.5 pr-5 whitespace-nowrap tabular-nums max-md:hidden">
        {email.sentAt ? (
          <LocalDate at={email.sentAt} />
        ) : (
          <span className="text-ink-soft">{words.noDate}</span>
        )}
      </td>
      <td className="py-1.5 whitespace-nowrap tabular-nums max-md:hidden">
        <LocalDate at={email.createdAt} />
      </td>
    </tr>
  )
}

/** Clicks select, because they tell whether Shift is held. */
function noop() {}
