import { ChevronDown, Mail } from 'lucide-react'
import { BrandAvatar } from '#app/gallery/brands/components/brand-avatar.tsx'
import { IndexCard } from '#app/gallery/cards/index-card.tsx'
import type { FoundEmail } from '#app/gallery/search/search.server.ts'
import { presentThumbnail, type SearchThumbnail } from '#app/gallery/search/search-thumbnail.ts'
import { MenuCount } from '#app/layout/menus/menu-count.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { Highlighted } from '#app/platform/ui/highlighted.tsx'
import { copy } from './copy.ts'
import type { SearchEntry } from './search-entries.ts'
import { highlightTyped, matchingAlias } from './search-match.ts'
import type { GroupRow } from './search-rows.ts'

export function GroupName({ row }: { row: GroupRow }) {
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

export function EntryName({ entry, typed }: { entry: SearchEntry; typed: string }) {
  const other = matchingAlias(entry, typed)
  return (
    <span className="flex h-[74px] w-full min-w-0 items-center gap-3.5">
      <Thumbnail entry={entry} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[0.9375rem]/5 font-medium">
          <Highlighted text={highlightTyped(entry.name, typed)} />
        </span>
        <span className="mt-0.5 block truncate type-small text-ink-soft">
          <Highlighted text={highlightTyped(other ? copy.alsoCalled(other) : entry.description, typed)} />
        </span>
      </span>
      <span className="type-small text-ink-soft [&>*]:text-[0.8125rem] [&>*]:text-ink-soft">
        <MenuCount count={entry.count} />
      </span>
    </span>
  )
}

export function EmailName({ email }: { email: FoundEmail }) {
  const { brand, type, marked } = email
  return (
    <span className="flex h-[74px] w-full min-w-0 items-center gap-3.5">
      <Picture thumbnail={presentThumbnail(email)} email={email} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[0.9375rem]/5 font-medium">
          <Highlighted text={marked} />
        </span>
        <span className="mt-0.5 block truncate type-small text-ink-soft">
          {[brand.name, type?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Mail aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
    </span>
  )
}

/** The newest email of a category, or the brand's avatar. */
function Thumbnail({ entry }: { entry: SearchEntry }) {
  if (entry.brand) {
    return (
      <span className="grid w-[42px] shrink-0 place-items-center">
        <BrandAvatar brand={entry.brand} size={40} />
      </span>
    )
  }
  return <Picture thumbnail={entry.thumbnail} />
}

type PictureProps = { thumbnail: SearchThumbnail | null | undefined; email?: FoundEmail }

function Picture({ thumbnail, email }: PictureProps) {
  return (
    <span
      aria-hidden="true"
      className="block h-14 w-[42px] shrink-0 overflow-hidden rounded-[2px] bg-sunk shadow-[0_0_0_1px_light-dark(#1918141a,#ffffff1f)]"
      style={{ background: thumbnail?.color }}
    >
      {email?.lines !== undefined ? (
        <IndexCard subject={email.subject} lines={email.lines} />
      ) : (
        thumbnail && (
          <img
            src={thumbnail.src}
            alt=""
            width={42}
            height={Math.round(42 * thumbnail.ratio)}
            loading="lazy"
            className="block w-full"
          />
        )
      )}
    </span>
  )
}
