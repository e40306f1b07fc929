import type { NodemailerError } from 'nodemailer'
import { data, href } from 'react-router'
import { explainMailError } from '#app/admin/settings/test-email.server.ts'
import { InboxHeading } from '#app/intake/inbox/components/inbox-nav.tsx'
import { MailboxFields } from '#app/intake/inbox/components/mailbox-fields.tsx'
import { ReceivingSection } from '#app/intake/inbox/components/receiving.tsx'
import { SourceItem } from '#app/intake/inbox/components/source-item.tsx'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import { removeMailbox, saveMailbox } from '#app/intake/inbox/mailbox-commands.server.ts'
import { mailboxForm } from '#app/intake/inbox/mailbox-form.ts'
import { readSourceHealth } from '#app/intake/inbox/source-health.server.ts'
import { readReceiving, sendTestMessage } from '#app/intake/inbox/test-message.server.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireAdmin } from '#app/accounts/request/session.server.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { FieldErrors } from '#app/platform/lib/field-errors.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import type { Route } from './+types/inbox-sources.ts'

const page = href('/admin/inbox/sources')
const REFUSALS: Record<'taken' | 'gone' | 'password', FieldErrors> = {
  taken: { name: inboxCopy.mailboxTaken },
  gone: { name: inboxCopy.mailboxGone },
  password: { password: inboxCopy.passwordAgain },
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireAdmin(context, request)
  const [sources, receiving] = await Promise.all([readSourceHealth(), readReceiving(actor)])
  return { sources, receiving }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: inboxCopy.sources })

export const action = formAction(
  {
    who: requireAdmin,
    failed: inboxCopy.mailboxFailed,
    schema: mailboxForm,
    intents: {
      async test({ actor }) {
        const { smtp } = await readReceiving(actor)
        if (!smtp?.address) return data(failedResult(inboxCopy.mailboxFailed), { status: 400 })
        try {
          await sendTestMessage(smtp.address)
        } catch (error) {
          const title = inboxCopy.testFailed(explainMailError(error as NodemailerError))
          return redirectWithToast(page, { title, kind: 'destructive' })
        }
        return redirectWithToast(page, { title: inboxCopy.testSent })
      },
      async remove({ actor, form }) {
        await removeMailbox({ actor, id: formText(form, 'id') })
        return redirectWithToast(page, { title: inboxCopy.mailboxRemoved })
      },
    },
  },
  async ({ actor, input }) => {
    const saved = await saveMailbox({ actor, input })
    if (saved.ok) {
      return redirectWithToast(page, { title: input.id ? inboxCopy.mailboxSaved : inboxCopy.mailboxAdded })
    }
    return data({ errors: REFUSALS[saved.reason] }, { status: saved.reason === 'password' ? 422 : 409 })
  },
)

export const clientAction = keepForm(inboxCopy.mailboxFailed)

export default function InboxSources({
  loaderData: { sources, receiving },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <InboxHeading isOwner title={inboxCopy.sources} />
      {sources.length === 0 && <p className="border-t border-line pt-6 type-body">{inboxCopy.noSources}</p>}
      <ul>
        {sources.map((source) => (
          <SourceItem key={source.id} source={source} answer={actionData} />
        ))}
      </ul>
      <section className="mt-12 border-t border-line pt-8">
        <h2 className="type-head">{inboxCopy.addMailbox}</h2>
        <p className="mt-2 max-w-[620px] type-body text-ink-soft">{inboxCopy.mailboxNote}</p>
        <MailboxFields answer={actionData} />
      </section>
      <ReceivingSection receiving={receiving} />
    </div>
  )
}
