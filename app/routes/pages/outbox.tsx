import { href, Link } from 'react-router'
import { requireAdmin } from '#app/accounts/request/session.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { listOutbox, readOutboxMail } from '#app/platform/lib/outbox.server.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { outboxCopy } from './copy.ts'
import type { Route } from './+types/outbox.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: outboxCopy.title })

/** Emails that were not sent, because no mail server is set. For owners, because their links open accounts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (!import.meta.env.DEV) await requireAdmin(context, request)
  const asked = new URL(request.url).searchParams.get('message')
  return { messages: await listOutbox(), open: asked === null ? null : await readOutboxMail(asked) }
}

export default function Outbox({ loaderData: { messages, open } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12">
      <h1 className="type-title">{outboxCopy.title}</h1>
      <p className="mt-3 type-lead">{messages.length === 0 ? outboxCopy.none : outboxCopy.text}</p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[320px_1fr]">
        <ul className="grid content-start gap-1">
          {messages.map(({ name, to, subject }) => (
            <li key={name}>
              <Link
                to={`${href('/outbox')}?message=${encodeURIComponent(name)}`}
                className={cn(
                  'grid gap-0.5 rounded-control px-3 py-2 hover:bg-sunk',
                  name === open?.name && 'bg-sunk',
                )}
              >
                <span className="type-ui">{subject}</span>
                <span className="type-small text-ink-soft">{to}</span>
              </Link>
            </li>
          ))}
        </ul>
        {open && (
          <div className="grid gap-6">
            <iframe
              title={open.subject}
              srcDoc={open.html}
              sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
              className="h-[720px] w-full bg-paper"
            />
            <pre className="overflow-x-auto bg-sunk p-4 type-small whitespace-pre-wrap">{open.text}</pre>
          </div>
        )}
      </div>
    </div>
  )
}
