import { data, href } from 'react-router'
import { InboxHeading } from '#app/features/inbox/components/inbox-nav.tsx'
import { MailboxFields } from '#app/features/inbox/components/mailbox-fields.tsx'
import { SourceItem } from '#app/features/inbox/components/source-item.tsx'
import { inboxCopy } from '#app/features/inbox/inbox-copy.ts'
import { addMailbox, removeMailbox } from '#app/features/inbox/mailbox-commands.server.ts'
import { mailboxForm } from '#app/features/inbox/mailbox-form.ts'
import { readSourceHealth } from '#app/features/inbox/source-health.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm, typedIn } from '#app/http/read-form.ts'
import { requireAdmin } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import type { Route } from './+types/inbox-sources.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireAdmin(context, request)
  return { sources: await readSourceHealth() }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: inboxCopy.sources })

/** Adds a mailbox, or removes one. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = await requireAdmin(context, request)
  const form = await sentForm(request)
  if (formText(form, 'intent') === 'remove') {
    await removeMailbox({ actor, id: formText(form, 'id') })
    return redirectWithToast(href('/admin/inbox/sources'), { title: inboxCopy.mailboxRemoved })
  }
  const read = readForm(mailboxForm, form)
  if (!read.ok) return read.refusal
  const added = await settleOrNull(addMailbox({ actor, input: read.input }), 'adding a mailbox')
  if (added) return redirectWithToast(href('/admin/inbox/sources'), { title: inboxCopy.mailboxAdded })
  const answer: FormAnswer =
    added === null ? failedAnswer(inboxCopy.mailboxFailed) : { errors: { name: inboxCopy.mailboxTaken } }
  return data({ ...answer, values: typedIn(form) }, { status: added === null ? 500 : 409 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(inboxCopy.mailboxFailed))
}

export default function InboxSources({ loaderData: { sources }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <InboxHeading isOwner title={inboxCopy.sources} />
      {sources.length === 0 && <p className="border-t border-line pt-6 type-body">{inboxCopy.noSources}</p>}
      <ul>
        {sources.map((source) => (
          <SourceItem key={source.id} source={source} />
        ))}
      </ul>
      <MailboxFields answer={actionData} />
    </div>
  )
}
