import { redirect } from 'react-router'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { markAnswered } from '#app/accounts/subscribers/commands.server.ts'
import { adminCopy } from '#app/accounts/subscribers/admin-copy.ts'
import { ADMIN_PAGE_SIZE, listMessages } from '#app/accounts/subscribers/queries.server.ts'
import { adminListQuery } from '#app/accounts/subscribers/schema.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { RowButton } from '#app/platform/ui/row-button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { Pager } from '#app/platform/ui/pager.tsx'
import type { Route } from './+types/messages.ts'

const words = adminCopy

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const { page } = readQuery(adminListQuery, url)
  const rows = await listMessages({ actor, page })
  return { rows: rows.slice(0, ADMIN_PAGE_SIZE), hasMore: rows.length > ADMIN_PAGE_SIZE, page }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.messages })

export const action = formAction(
  { who: requireEditor, failed: words.answerFailed, page: ({ url }) => url.pathname + url.search },
  async ({ actor, form }, { url }) => {
    await markAnswered({ actor, id: formText(form, 'id') })
    return redirect(url.pathname + url.search)
  },
)

export const clientAction = keepPage(words.answerFailed)

export default function Messages({ loaderData: { rows, hasMore, page } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 pb-7.5 type-page">{words.messages}</h1>
      {rows.length === 0 && <p className="border-t border-line pt-8 type-body">{words.noMessages}</p>}
      <ol>
        {rows.map(({ id, name, email, topic, message, answeredAt, createdAt }) => (
          <li
            key={id}
            className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line py-6 md:grid-cols-[225.5px_minmax(0,1fr)]"
          >
            <div className="type-small text-ink-soft">
              <p className="type-ui text-ink">{name}</p>
              <p className="break-all">{email}</p>
              <p className="mt-1 tabular-nums">
                <LocalDate at={createdAt} withTime />
              </p>
            </div>
            <div>
              <h2 className="type-name">{topic}</h2>
              <p className="mt-2 max-w-[648px] type-body break-words whitespace-pre-wrap">{message}</p>
              <div className="mt-4 flex items-center gap-2">
                <Button asChild size="s">
                  <a href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${topic}`)}`}>{words.reply}</a>
                </Button>
                {answeredAt ? (
                  <Chip>{words.answeredOn}</Chip>
                ) : (
                  <RowButton id={id}>{words.answered}</RowButton>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
      <Pager
        className="mt-8"
        back={page > 1 ? { to: `?page=${page - 1}` } : null}
        next={hasMore ? { to: `?page=${page + 1}` } : null}
      />
    </div>
  )
}
