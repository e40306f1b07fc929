import { data, href, useNavigate } from 'react-router'
import { moveToSection } from '#app/collections/arranging/order-commands.server.ts'
import { sectionCopy } from '#app/collections/arranging/section-copy.ts'
import { sectionAt, sectionsOf } from '#app/collections/arranging/section-queries.server.ts'
import { EmailPlace } from '#app/collections/components/email-place.tsx'
import { NoteForm, type NoteResponse } from '#app/collections/components/note-form.tsx'
import { copy } from '#app/collections/copy.ts'
import { changeNote } from '#app/collections/note-commands.server.ts'
import { noteCopy } from '#app/collections/note-copy.ts'
import { getSavedNote, listTags } from '#app/collections/note-queries.server.ts'
import { getCollection } from '#app/collections/queries.server.ts'
import { savedNote } from '#app/collections/schema.ts'
import {
  redirectWithOutcome,
  redirectWithToast,
  formAction,
  isDocument,
} from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { MissingCollection } from './collection-form-page.tsx'
import type { Route } from './+types/saved-note.ts'

const failed = failedResult(noteCopy.failed, copy.errors.unexpected)

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: noteCopy.title })

/** The note of an email in a collection and its place there as a page, for browsers without scripts. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const collection = await getCollection(viewer, params.id)
  const found = collection && (await getSavedNote(collection, params.emailId))
  if (!found) return data({ found: null }, { status: 404 })
  const [tags, sections] = await Promise.all([listTags(viewer), sectionsOf(collection)])
  const place = {
    sections: sections.map(({ id, title }) => ({ id, title })),
    sectionId: sectionAt(sections, found.position)?.id ?? '',
  }
  return { found: { ...found, collection, tags: tags.map(({ name }) => name), place } }
}

export const action = formAction(
  {
    who: requireViewer,
    failed,
    schema: savedNote,
    intents: {
      async section({ actor, form }, { params: { id, emailId } }: Route.ActionArgs) {
        const sectionId = formText(form, 'sectionId') || null
        const moved = await moveToSection({ actor, collectionId: id, emailId, sectionId })
        return redirectWithOutcome(href('/collections/:id', { id }), moved, sectionCopy.moved)
      },
    },
  },
  async ({ actor, input }, { request, params: { id, emailId } }: Route.ActionArgs) => {
    const changed = await changeNote({ actor, collectionId: id, emailId, input })
    if (!changed.ok) return failedResult(noteCopy.failed, changed.message)
    if (!isDocument(request)) return { saved: input }
    return redirectWithToast(href('/collections/:id', { id }), { title: noteCopy.done })
  },
)

export const clientAction = keepForm<NoteResponse>(failed)

export default function SavedNotePage({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  if (!found) return <MissingCollection />
  const { collection, email, saved, tags, place } = found
  const page = href('/collections/:id', { id: collection.id })
  const leave = () => void navigate(page)
  return (
    <div className="wrap-form">
      <BackLink to={page}>{collection.name}</BackLink>
      <h1 className="pt-6 type-head">{noteCopy.title}</h1>
      <p className="mt-2 type-body text-ink-soft">{noteCopy.text(collection.name)}</p>
      <p className="mt-5 mb-7 type-name">
        {email.subject}
        <span className="block type-small text-ink-soft">{email.brand.name}</span>
      </p>
      <NoteForm
        collectionId={collection.id}
        emailId={email.id}
        saved={saved}
        ownTags={tags}
        answer={actionData}
        onDone={leave}
        onCancel={leave}
      />
      <EmailPlace collectionId={collection.id} emailId={email.id} {...place} />
    </div>
  )
}
