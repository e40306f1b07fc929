import { restoreSaves, saveEmail, unsaveEmail } from '#app/features/collections/save-commands.server.ts'
import { copy } from '#app/features/collections/copy.ts'
import { listForPicker } from '#app/features/collections/queries.server.ts'
import type { SaveAnswer } from '#app/features/collections/save-answer.ts'
import type { PickerContent } from '#app/features/collections/components/collection-picker.tsx'
import { savesToRestore } from '#app/features/collections/schema.ts'
import { listByIds } from '#app/features/gallery/queries.server.ts'
import { formText } from '#app/lib/form-text.ts'
import { sentForm } from '#app/http/read-form.ts'
import { getViewer } from '#app/http/session.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { log } from '#app/lib/log.server.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Route } from './+types/saved-email.ts'

/** The collections an email can be saved to. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = await getViewer(context)
  if (!actor) return answer({ ok: false, message: copy.errors.notAuthenticated, signIn: true }, 401)
  const [collections, [email]] = await Promise.all([
    listForPicker(actor, params.emailId),
    isUuid(params.emailId) ? listByIds([params.emailId]) : [],
  ])
  return Response.json({ collections, email: email ?? null } satisfies PickerContent, {
    headers: { 'Cache-Control': 'private, no-store' },
  })
}

/** Saves, takes back, and undoes that, for the buttons of a page. */
export async function action({ context, request, params: { emailId } }: Route.ActionArgs) {
  const actor = await getViewer(context)
  if (!actor) return answer({ ok: false, message: copy.errors.notAuthenticated, signIn: true }, 401)
  const form = await sentForm(request)
  try {
    switch (formText(form, 'intent')) {
      case 'save': {
        const collectionId = formText(form, 'collectionId')
        if (!collectionId) log.warn({ email: emailId }, copy.errors.noChoice)
        const saved = await saveEmail({ actor, emailId, collectionId })
        return saved.ok ? answer({ ok: true, saved: true }) : answer(saved, 400)
      }
      case 'unsave': {
        const taken = await unsaveEmail({ actor, emailId })
        return taken.ok ? answer({ ok: true, saved: false, removed: taken.removed }) : answer(taken, 400)
      }
      case 'restore': {
        const saves = savesToRestore.safeParse(formText(form, 'saves'))
        const back = await restoreSaves({ actor, emailId, saves: saves.data ?? [] })
        return back.ok ? answer({ ok: true, saved: true }) : answer(back, 400)
      }
      default:
        return answer({ ok: false, message: copy.picker.noChoice }, 400)
    }
  } catch (error) {
    log.error({ err: error, email: emailId }, 'saving failed')
    return answer({ ok: false, message: copy.errors.unexpected }, 500)
  }
}

/** Each time another one, because an answer is told once. */
function unreached(): SaveAnswer {
  return { ok: false, message: copy.errors.unexpected }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withFallback<unknown>(serverLoader, unreached())
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<unknown>(serverAction, unreached())
}

function answer(body: SaveAnswer, status = 200): Response {
  return Response.json(body, { status })
}
