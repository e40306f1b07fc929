import {
  type RemovedSave,
  restoreSaves,
  saveEmail,
  type SaveResponse,
  removeSaves,
} from '#app/collections/save-commands.server.ts'
import { copy } from '#app/collections/copy.ts'
import { collectionsWith, listForPicker } from '#app/collections/queries.server.ts'
import type { Outcome } from '#app/collections/outcome.ts'
import type { PickerContent } from '#app/collections/components/collection-picker.tsx'
import { noteCopy } from '#app/collections/note-copy.ts'
import { note, pickerQuery, savesToRestore } from '#app/collections/schema.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { sentForm } from '#app/accounts/request/read-form.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { withFallback } from '#app/platform/http/with-fallback.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import type { Route } from './+types/saved-email.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = await getViewer(context)
  if (!actor) return respond({ ok: false, message: copy.errors.notAuthenticated, signIn: true }, 401)
  const [list, [email]] = await Promise.all([
    listForPicker(actor, params.emailId, readQuery(pickerQuery, url).q),
    isUuid(params.emailId) ? listByIds([params.emailId]) : [],
  ])
  return Response.json({ ...list, email: email ?? null } satisfies PickerContent)
}

/** Saves an email, to a collection, removes it or restores it (undo), for the buttons of a page. */
export async function action({ context, request, params: { emailId } }: Route.ActionArgs) {
  const actor = await getViewer(context)
  if (!actor) return respond({ ok: false, message: copy.errors.notAuthenticated, signIn: true }, 401)
  const form = await sentForm(request)
  try {
    switch (formText(form, 'intent')) {
      case 'save': {
        const collectionId = formText(form, 'collectionId')
        if (!collectionId) log.warn({ email: emailId }, copy.errors.noChoice)
        const read = note.safeParse(formText(form, 'note'))
        if (!read.success) return respond({ ok: false, message: noteCopy.errors.noteLong }, 400)
        const saved = await saveEmail({ actor, emailId, collectionId, note: read.data })
        return respondSaved(saved, actor, emailId)
      }
      case 'unsave': {
        const from = formText(form, 'from') || 'last'
        return respondSaved(await removeSaves({ actor, emailId, from }), actor, emailId)
      }
      case 'restore': {
        const saves = savesToRestore.safeParse(formText(form, 'saves'))
        const restored = await restoreSaves({ actor, emailId, saves: saves.data ?? [] })
        return respondSaved(restored, actor, emailId)
      }
      default:
        return respond({ ok: false, message: copy.picker.noChoice }, 400)
    }
  } catch (error) {
    log.error({ err: error, email: emailId }, 'saving failed')
    return respond({ ok: false, message: copy.errors.unexpected }, 500)
  }
}

/** A new object each time: `useActionEffect` reports an object only once. */
function unreached(): SaveResponse {
  return { ok: false, message: copy.errors.unexpected }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withFallback<unknown>(serverLoader, unreached())
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<unknown>(serverAction, unreached())
}

/** With the collections that the email is in now. */
async function respondSaved(
  outcome: Outcome<{ removed?: RemovedSave[] }>,
  actor: Person,
  emailId: string,
): Promise<Response> {
  if (!outcome.ok) return respond(outcome, 400)
  return respond({ ...outcome, savedIn: await collectionsWith(actor, emailId) })
}

function respond(body: SaveResponse, status = 200): Response {
  return Response.json(body, { status })
}
