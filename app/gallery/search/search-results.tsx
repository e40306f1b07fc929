import { Link, useSearchParams } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { Highlighted } from '#app/platform/ui/highlighted.tsx'
import { Pager } from '#app/platform/ui/pager.tsx'
import { allSamples } from '#app/gallery/cards/card.ts'
import { copy } from '#app/gallery/copy.ts'
import { listCopy } from '#app/gallery/lists/copy.ts'
import { searchCopy } from './copy.ts'
import { changedSearch } from '#app/gallery/filters/filters.ts'
import type { FoundEmail, SearchPage } from './search.server.ts'
import { IndexCard } from '#app/gallery/cards/index-card.tsx'
import { CardPicture } from '#app/gallery/cards/card-picture.tsx'
import { usePictureFailure } from '#app/gallery/cards/email-picture.tsx'

const THUMBNAIL = { width: 132, height: 184 }
/** As many results as the first screen shows. */
const FIRST_SCREEN = 4

export function SearchResults({ emails, next, sort }: SearchPage & { sort: 'best' | 'newest' }) {
  const [search] = useSearchParams()
  const isLaterPage = search.has('after')
  const labelSample = !allSamples(emails)
  return (
    <>
      {emails.length === 0 && <p className="type-body text-ink-soft">{searchCopy.noMore}</p>}
      <ol
        aria-label={searchCopy.results}
        className="grid items-end gap-x-(--gutter) gap-y-11 max-sm:gap-y-8 lg:grid-cols-2"
      >
        {emails.map((email, index) => (
          <li key={email.id} className="min-w-0">
            <Result email={email} labelSample={labelSample} eager={!isLaterPage && index < FIRST_SCREEN} />
          </li>
        ))}
      </ol>
      <Pager
        label={listCopy.pages}
        back={
          isLaterPage
            ? {
                to: changedSearch(search, {}),
                text: sort === 'best' ? searchCopy.first : searchCopy.firstNewest,
              }
            : null
        }
        next={next ? { to: changedSearch(search, { after: next }), text: searchCopy.more } : null}
      />
    </>
  )
}

type ResultProps = { email: FoundEmail; labelSample: boolean; eager: boolean }

function Result({ email, labelSample, eager }: ResultProps) {
  const { brand, slug, marked, snippet, sent } = email
  return (
    <article className="group relative">
      <div className="grid grid-cols-[132px_minmax(0,1fr)] items-end gap-x-5 max-sm:grid-cols-[96px_minmax(0,1fr)] max-sm:gap-x-4">
        <Thumbnail email={email} eager={eager} />
        <div className="min-w-0 pb-4 max-sm:pb-3">
          <p className="flex flex-wrap gap-x-2 type-small text-ink-soft">
            <span className="font-medium text-ink">{brand.name}</span>
            {email.type && <span>{email.type.name}</span>}
            {email.reason && <span>{email.reason}</span>}
            {sent && (
              <time dateTime={sent.iso} className="tabular-nums">
                {sent.day}
              </time>
            )}
            {labelSample && email.sample && <span className="text-ink-faint">{copy.sample}</span>}
          </p>
          <h2 className="mt-1 type-name text-balance">
            <Link
              to={emailPath(brand.slug, slug)}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              <Highlighted text={marked} />
            </Link>
          </h2>
          <p className="mt-1.5 line-clamp-3 text-[0.875rem]/[1.3125rem] wrap-anywhere text-ink-soft">
            <Highlighted text={snippet} />
          </p>
        </div>
      </div>
      <div className="shelf-edge" />
    </article>
  )
}

function Thumbnail({ email, eager }: { email: FoundEmail; eager: boolean }) {
  const { preview, thumb, id, lines, subject } = email
  const [failed, onFail] = usePictureFailure(id)
  if (lines !== undefined) {
    return (
      <div className="aspect-[225.5/180] overflow-hidden rounded-t-card shadow-card">
        <IndexCard subject={subject} lines={lines} />
      </div>
    )
  }
  const ratio = preview ? Math.min(THUMBNAIL.height / THUMBNAIL.width, preview.height / preview.width) : 1.25
  return (
    <div
      className="overflow-hidden rounded-t-card bg-sunk shadow-card transition-[translate,box-shadow] duration-180 group-hover:shadow-card-hover motion-safe:group-hover:-translate-y-0.5"
      style={{ aspectRatio: `1 / ${ratio}`, background: preview?.dominantColor }}
    >
      {preview && thumb && !failed ? (
        <CardPicture
          thumb={thumb}
          picture={preview}
          alt=""
          sizes={`${THUMBNAIL.width}px`}
          eager={eager}
          onFail={onFail}
          className="block h-auto w-full"
        />
      ) : (
        <span className="grid h-full place-items-center px-2 text-center type-micro text-ink-faint">
          {copy.noPreview}
        </span>
      )}
    </div>
  )
}
