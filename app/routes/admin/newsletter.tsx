import { href } from 'react-router'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { adminCopy } from '#app/accounts/subscribers/admin-copy.ts'
import {
  countSubscribers,
  ADMIN_PAGE_SIZE,
  listSubscribers,
} from '#app/accounts/subscribers/queries.server.ts'
import { adminListQuery } from '#app/accounts/subscribers/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireAdmin } from '#app/accounts/request/session.server.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { Pager } from '#app/platform/ui/pager.tsx'
import type { Route } from './+types/newsletter.ts'

const words = adminCopy

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireAdmin(context, request)
  const { page } = readQuery(adminListQuery, url)
  const [rows, counts] = await Promise.all([listSubscribers({ actor, page }), countSubscribers(actor)])
  return {
    rows: rows.slice(0, ADMIN_PAGE_SIZE),
    hasMore: rows.length > ADMIN_PAGE_SIZE,
    page,
    counts,
    mailGoesOut: isMailConfigured(),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.newsletter })

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, page, counts, mailGoesOut } = loaderData
  return (
    <div className="wrap pb-20">
      <div className="flex flex-wrap items-end justify-between gap-4 pt-10 pb-7.5">
        <div>
          <h1 className="type-page">{words.newsletter}</h1>
          <p className="mt-2 type-body text-ink-soft">{words.counts(counts.confirmed, counts.pending)}</p>
          {!mailGoesOut && <p className="mt-2 max-w-[620px] type-body">{words.noMail}</p>}
        </div>
        {rows.length > 0 && (
          <Button asChild>
            <a href={href('/admin/newsletter.csv')} download>
              {words.export}
            </a>
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="border-t border-line pt-8 type-body">{words.noSubscribers}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-left type-body max-sm:block">
            <thead className="border-b border-line type-small text-ink-soft max-sm:sr-only">
              <tr>
                <th className="py-2.5 pr-4 font-normal">{words.columns.email}</th>
                <th className="py-2.5 pr-4 font-normal">{words.columns.status}</th>
                <th className="py-2.5 pr-4 font-normal">{words.columns.source}</th>
                <th className="py-2.5 font-normal">{words.columns.since}</th>
              </tr>
            </thead>
            <tbody className="max-sm:block max-sm:border-t max-sm:border-line">
              {rows.map(({ email, status, source, createdAt }) => (
                <tr
                  key={email}
                  className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:py-2.5"
                >
                  <td className="py-3 pr-4 break-all max-sm:w-full max-sm:py-0.5 max-sm:pr-0">{email}</td>
                  <td className="py-3 pr-4 max-sm:py-0.5 max-sm:pr-0">
                    <Chip variant={status === 'confirmed' ? 'accent' : 'plain'}>{words.status[status]}</Chip>
                  </td>
                  <td className="py-3 pr-4 max-sm:py-0.5 max-sm:pr-0 max-sm:type-small">{source}</td>
                  <td className="py-3 whitespace-nowrap tabular-nums max-sm:py-0.5 max-sm:type-small">
                    <LocalDate at={createdAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager
        className="mt-8"
        back={page > 1 ? { to: `?page=${page - 1}` } : null}
        next={hasMore ? { to: `?page=${page + 1}` } : null}
      />
    </div>
  )
}
