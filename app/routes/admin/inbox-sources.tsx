import { data, href } from 'react-router'
import { InboxHeading } from '#app/features/inbox/components/inbox-nav.tsx'
import { MailboxFields } from '#app/features/inbox/components/mailbox-fields.tsx'
import { SourceItem } from '#app/features/inbox/components/source-item.tsx'
import { inboxCopy } from '#app/features/inbox/inbox-copy.ts'
import { addMailbox, removeMailbox } from '#app/features/inbox/mailbox-commands.server.ts'
import { mailboxForm } from '#app/features/inbox/mailbox-form.ts'
import { readSourceHealth } from '#app/features/inbox/source-health.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireAdmin } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import type { Route } from './+types/inbox-sources.ts'

const page = href('/admin/inbox/sources')
const failed = failedAnswer(inboxCopy.mailboxFailed)

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireAdmin(context, request)
  return { sources: await readSourceHealth() }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: inboxCopy.sources })

/** Adds a mailbox, or removes one. */
export const action = formAction(
  {
    who: requireAdmin,
    failed,
    schema: mailboxForm,
    intents: {
      async remove({ actor, form }) {
        await removeMailbox({ actor, id: formText(form, 'id') })
        return redirectWithToast(page, { title: inboxCopy.mailboxRemoved })
      },
    },
  },
  async ({ actor, input }) => {
    if (!(await addMailbox({ actor, input }))) {
      return data({ errors: { name: inboxCopy.mailboxTaken } }, { status: 409 })
    }
    return redirectWithToast(page, { title: inboxCopy.mailboxAdded })
  },
)

export const clientAction = keepForm(failed)

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
