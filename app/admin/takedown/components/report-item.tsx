import { href, Link } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { isPathOn } from '#app/platform/lib/modules.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { RowButton } from '#app/platform/ui/row-button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { reportCopy, reportsCopy as words } from '../copy.ts'
import type { ListedReport } from '../queries.server.ts'

export function ReportItem({ report }: { report: ListedReport }) {
  const { kind, name, email, message, outcome, createdAt, decidedAt, of } = report
  return (
    <li className="grid grid-cols-1 gap-x-12 gap-y-4 py-6 md:grid-cols-[225.5px_minmax(0,1fr)]">
      <div className="flex gap-4 md:block">
        <Picture report={report} />
        <div className="min-w-0 type-small text-ink-soft md:not-first:mt-4">
          <p className="type-ui text-ink">{name || '—'}</p>
          <p className="break-all">{email}</p>
          <p className="mt-1 tabular-nums">
            <LocalDate at={createdAt} withTime />
          </p>
        </div>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Chip variant="stamp">{reportCopy.kinds[kind]}</Chip>
          {of !== 'email' && <Chip>{words[of]}</Chip>}
          {outcome !== 'open' && <Chip>{words.outcome[outcome]}</Chip>}
          {decidedAt && (
            <span className="type-small text-ink-soft">
              <LocalDate at={decidedAt} withTime />
            </span>
          )}
        </p>
        <h2 className="mt-3 type-name break-words">
          <Subject report={report} />
        </h2>
        <p className="mt-2 max-w-[648px] type-body break-words whitespace-pre-wrap">{message}</p>
        <Decisions report={report} />
      </div>
    </li>
  )
}

function Subject({ report: { about, slug, of } }: { report: ListedReport }) {
  const path = slug && PAGES[of](slug)
  if (!path || !isPathOn(path)) return about
  return (
    <Link to={path} className="underline-offset-4 hover:underline">
      {about}
    </Link>
  )
}

const PAGES = {
  email: (slug: string) => href('/email/:slug', { slug }),
  brand: (brandSlug: string) => brandPath(brandSlug),
  collection: (slug: string) => href('/collection/:slug', { slug }),
}

/** The top of the email, also of a hidden one, because editors may see it. */
function Picture({ report: { picture } }: { report: ListedReport }) {
  if (!picture) return null
  return (
    <img
      src={picture.src}
      alt=""
      loading="lazy"
      style={{ backgroundColor: picture.dominantColor }}
      className="aspect-[4/3] w-[104px] shrink-0 rounded-[3px] object-cover object-top shadow-[0_0_0_1px_var(--line)] md:w-full"
    />
  )
}

function Decisions({ report: { id, email, about, outcome, exists, of } }: { report: ListedReport }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      {exists && outcome !== 'hidden' && (
        <RowButton id={id} intent="hide" variant="danger">
          {words.hide[of]}
        </RowButton>
      )}
      {outcome === 'open' && (
        <RowButton id={id} intent="keep" variant="secondary">
          {words.keep}
        </RowButton>
      )}
      {exists && outcome === 'hidden' && (
        <RowButton id={id} intent="show" variant="secondary">
          {words.showAgain}
        </RowButton>
      )}
      {email && (
        <Button asChild size="s" variant="quiet">
          <a href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${about}`)}`}>{words.reply}</a>
        </Button>
      )}
      {!exists && <Chip>{words.gone}</Chip>}
    </div>
  )
}
