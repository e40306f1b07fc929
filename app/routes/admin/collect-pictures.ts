import { data } from 'react-router'
import { collectingOf, queueCollecting } from '#app/features/ingest/collect-pictures.server.ts'
import { collectCopy } from '#app/features/ingest/components/collect-copy.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { sentForm } from '#app/http/read-form.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { formText } from '#app/lib/form-text.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Route } from './+types/collect-pictures.ts'

/** How far an email's pictures are collected; the button asks while it waits. */
export async function loader({ context, request, params: { emailId } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  return { collecting: isUuid(emailId) ? await collectingOf(actor, emailId) : null }
}

/** Collects the pictures of an email. A form sent without scripts returns to the email's page. */
export async function action({ context, request, params: { emailId } }: Route.ActionArgs) {
  const actor = await requireEditor(context, request)
  const page = safeNext(formText(await sentForm(request), 'page'))
  const queued = isUuid(emailId)
    ? await settleOrNull(queueCollecting(actor, emailId), 'queueing to collect pictures')
    : false
  if (request.headers.get('sec-fetch-dest') === 'document') {
    return redirectWithToast(
      page,
      queued ? { title: collectCopy.queued } : { title: collectCopy.failed, kind: 'destructive' },
    )
  }
  return data({ ok: queued === true }, { status: queued ? 200 : queued === null ? 500 : 404 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<{ ok: boolean }>(serverAction, { ok: false })
}
