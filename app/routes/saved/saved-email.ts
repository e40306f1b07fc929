import {
  restoreSaves,
  saveEmail,
  type SaveResponse,
  removeSaves,
} from '#app/collections/save-commands.server.ts'
import { copy } from '#app/collections/copy.ts'
import { lastUsedCollection, listForPicker } from '#app/collections/queries.server.ts'
import type { PickerContent } from '#app/collections/components/collection-picker.tsx'
import { noteCopy } from '#app/collections/note-copy.ts'
import { note, pickerQuery, savesToRestore } from '#app/collections/schema.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { sentForm } from '#app/accounts/request/read-form.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { withFallback } from '#app/platform/http/with-fallback.ts'
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

/** Saves an email, to a given collection or the last one used, removes it or restores it (undo), for the buttons of a page. */
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
        return saved.ok ? respond({ ok: true, saved: true }) : respond(saved, 400)
      }
      case 'save-again': {
        const last = await lastUsedCollection(actor)
        if (!last) return respond({ ok: false, message: copy.picker.noChoice, choose: true }, 400)
        const saved = await saveEmail({ actor, emailId, collectionId: last.id })
        if (!saved.ok) return respond(saved, 400)
        return respond({ ok: true, saved: true, collectionId: last.id, collectionName: last.name })
      }
      case 'unsave': {
        const unsaved = await removeSaves({ actor, emailId })
        return unsaved.ok
          ? respond({ ok: true, saved: false, removed: unsaved.removed })
          : respond(unsaved, 400)
      }
      case 'restore': {
        const saves = savesToRestore.safeParse(formText(form, 'saves'))
        const restored = await restoreSaves({ actor, emailId, saves: saves.data ?? [] })
        return restored.ok ? respond({ ok: true, saved: true }) : respond(restored, 400)
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

function respond(body: SaveResponse, status = 200): Response {
  return Response.json(body, { status })
}
