import { data } from 'react-router'
import { collectingOf, queueCollecting } from '#app/intake/ingest/collect-images.server.ts'
import { collectCopy } from '#app/intake/ingest/components/collect-copy.ts'
import { redirectWithToast, formAction, isDocument } from '#app/accounts/request/form-action.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import type { Route } from './+types/collect-images.ts'

/** How far an email's images are collected; the button asks while it waits. */
export async function loader({ context, request, params: { emailId } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  return { collecting: isUuid(emailId) ? await collectingOf(actor, emailId) : null }
}

/** Collects the images of an email. A form sent without scripts returns to the email's page. */
export const action = formAction(
  { who: requireEditor, failed: collectCopy.failed },
  async ({ actor, form }, { request, params: { emailId } }: Route.ActionArgs) => {
    const queued = isUuid(emailId)
      ? await settleOrNull(queueCollecting(actor, emailId), 'queueing to collect pictures')
      : false
    if (!isDocument(request)) {
      return data({ ok: queued === true }, { status: queued ? 200 : queued === null ? 500 : 404 })
    }
    return redirectWithToast(
      safeNext(formText(form, 'page')),
      queued ? { title: collectCopy.queued } : { title: collectCopy.failed, kind: 'destructive' },
    )
  },
)

export const clientAction = keepForm({ ok: false })
