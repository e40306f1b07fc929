import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { BrandTile } from '#app/gallery/brands/components/brand-tile.tsx'
import { CARD_WINDOW, INDEX_CARD } from '#app/gallery/cards/card-window.ts'
import { IndexCard } from '#app/gallery/cards/index-card.tsx'
import type { FoundEmail } from '#app/gallery/search/search.server.ts'
import { presentThumbnail, type SearchThumbnail } from '#app/gallery/search/search-thumbnail.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { copy } from './copy.ts'
import { dialogCopy } from './dialog-copy.ts'
import type { SearchEntry } from './search-entries.ts'
import { emailSearchLink, searchLink } from './search-link.ts'
import type { EmailResults } from './use-email-results.ts'
import type { useSearchPanel } from './use-search-panel.ts'

type SearchPreviewProps = { panel: ReturnType<typeof useSearchPanel>; onFollow: () => void }

/** A preview of the active row. Only on wide screens; the rows have the same information. */
export function SearchPreview({ panel, onFollow }: SearchPreviewProps) {
  const { active, coming, listed, typed, emailResults } = panel
  const firstEntry = [...coming, ...listed].find(({ kind }) => kind === 'entry')
  const row = active?.kind === 'group' || !active ? firstEntry : active
  return (
    <aside className="flex min-h-0 flex-col overflow-hidden border-l border-line bg-canvas px-5 pt-[26px] max-lg:hidden">
      {row?.kind === 'entry' && (
        <EntryPreview
          key={row.id}
          entry={row.entry}
          to={searchLink(row.section, row.entry.slug)}
          onFollow={onFollow}
        />
      )}
      {row?.kind === 'email' && <EmailPreview key={row.id} email={row.email} onFollow={onFollow} />}
      {row?.kind === 'emails' && (
        <EmailsPreview typed={typed.trim()} found={emailResults} onFollow={onFollow} />
      )}
    </aside>
  )
}

function EntryPreview({ entry, to, onFollow }: { entry: SearchEntry; to: string; onFollow: () => void }) {
  const { name, description, count, brand, thumbnails } = entry
  return (
    <PreviewCard
      media={
        brand ? (
          <BrandTile brand={brand} />
        ) : (
          thumbnails.map((thumbnail) => <Thumbnail key={thumbnail.src} {...thumbnail} />)
        )
      }
      name={name}
      text={description}
    >
      {count > 0 ? (
        <OpenButton to={to} onFollow={onFollow}>
          {copy.open(count)}
        </OpenButton>
      ) : (
        <>
          <p className="mb-4 type-small text-ink-faint">{copy.nothingYet}</p>
          <OpenButton to={to} onFollow={onFollow}>
            {copy.openPage}
          </OpenButton>
        </>
      )}
    </PreviewCard>
  )
}

function EmailPreview({ email, onFollow }: { email: FoundEmail; onFollow: () => void }) {
  const { brand, slug } = email
  return (
    <PreviewCard
      media={<EmailThumbnail email={email} />}
      name={email.subject}
      text={[brand.name, email.type?.name].filter(Boolean).join(' · ')}
    >
      <OpenButton to={emailPath(brand.slug, slug)} onFollow={onFollow}>
        {copy.openEmail}
      </OpenButton>
    </PreviewCard>
  )
}

type EmailsPreviewProps = { typed: string; found: EmailResults | undefined; onFollow: () => void }

function EmailsPreview({ typed, found, onFollow }: EmailsPreviewProps) {
  if (!typed) return <PreviewCard media={null} name={dialogCopy.searchInside} text={copy.searchInsideText} />
  const thumbnails = found?.emails.slice(0, 2).map((email) => <EmailThumbnail key={email.id} email={email} />)
  return (
    <PreviewCard
      media={thumbnails}
      name={copy.emailsFor(typed)}
      text={found ? textFor(found) : copy.emailsForText}
    >
      {found?.emails.length !== 0 && (
        <OpenButton to={emailSearchLink(typed)} onFollow={onFollow}>
          {copy.openEmails}
        </OpenButton>
      )}
    </PreviewCard>
  )
}

function textFor({ emails, correctedQuery, isPartial }: EmailResults): string {
  if (emails.length === 0) return copy.noEmails
  if (isPartial) return copy.emailsLoose
  return correctedQuery ? copy.emailsCorrected(correctedQuery) : copy.emailsForText
}

type PreviewCardProps = { media: ReactNode; name: string; text: string; children?: ReactNode }

function PreviewCard({ media, name, text, children }: PreviewCardProps) {
  return (
    <div className="animate-appear">
      <div aria-hidden="true" className="flex h-[206px] items-end gap-2.5">
        {media}
      </div>
      <div className="-mx-5 shelf-inside" />
      <p className="mt-[18px] type-name wrap-anywhere">{name}</p>
      <p className="mt-1.5 mb-4 type-small text-ink-soft">{text}</p>
      {children}
    </div>
  )
}

const thumbnailBox = 'block max-h-full w-[104px] overflow-hidden rounded-t-card shadow-card'
const LOWEST = CARD_WINDOW.width / INDEX_CARD

function EmailThumbnail({ email }: { email: FoundEmail }) {
  if (email.lines !== undefined) {
    return (
      <span className={thumbnailBox} style={{ aspectRatio: LOWEST }}>
        <IndexCard subject={email.subject} lines={email.lines} />
      </span>
    )
  }
  const thumbnail = presentThumbnail(email)
  return thumbnail && <Thumbnail {...thumbnail} />
}

function Thumbnail({ src, color, ratio }: SearchThumbnail) {
  return (
    <span className={thumbnailBox} style={{ background: color, aspectRatio: Math.min(1 / ratio, LOWEST) }}>
      <img src={src} alt="" width={104} height={Math.round(104 * ratio)} className="block h-auto w-full" />
    </span>
  )
}

function OpenButton({ to, onFollow, children }: { to: string; onFollow: () => void; children: string }) {
  return (
    <Button asChild size="s">
      <Link to={to} tabIndex={-1} onClick={onFollow}>
        {children}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </Button>
  )
}
