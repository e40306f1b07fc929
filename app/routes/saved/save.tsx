import { data, Form, href, redirect } from 'react-router'
import { createCollection } from '#app/collections/collection-commands.server.ts'
import { CollectionChoices } from '#app/collections/components/collection-choices.tsx'
import { WhyField } from '#app/collections/components/note-field.tsx'
import { copy } from '#app/collections/copy.ts'
import { noteCopy } from '#app/collections/note-copy.ts'
import { removeSaves, saveEmail } from '#app/collections/save-commands.server.ts'
import { saveCopy } from '#app/collections/save-copy.ts'
import { collectionsWith, listForPicker } from '#app/collections/queries.server.ts'
import { newCollection, note, pickerQuery } from '#app/collections/schema.ts'
import { ThumbnailPicture } from '#app/gallery/cards/thumbnail-picture.tsx'
import { listByIds } from '#app/gallery/queries.server.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { getViewer, requireViewer } from '#app/accounts/request/session.server.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Field, Input } from '#app/platform/ui/field.tsx'
import type { Route } from './+types/save.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.picker.title })

/** The picker as a page: for browsers without scripts, and for a save started before signing in. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const [email] = isUuid(params.emailId) ? await listByIds([params.emailId]) : []
  if (!email) throw data(null, { status: 404 })
  const { q } = readQuery(pickerQuery, url)
  const list = await listForPicker(viewer, email.id, q)
  return { email, list, q, from: safeNext(url.searchParams.get('from')) }
}

export const action = formAction(
  { who: getViewer, failed: { failure: copy.errors.unexpected } },
  async ({ actor, form }, { params: { emailId } }: Route.ActionArgs) => {
    const from = safeNext(formText(form, 'from'))
    const picker = `${href('/save/:emailId', { emailId })}?from=${encodeURIComponent(from)}`
    // Sent by a card's button: after signing in, the visitor returns to the picker.
    if (!actor) {
      return redirectWithToast(`${href('/login')}?next=${encodeURIComponent(picker)}`, {
        title: saveCopy.signIn,
      })
    }
    const name = formText(form, 'name')
    const read = note.safeParse(formText(form, 'note'))
    if (!read.success) return { failure: noteCopy.errors.noteLong }
    let collectionId = formText(form, 'collectionId')

    if (name) {
      const named = newCollection.safeParse({ name, type: 'emails' })
      if (!named.success) return { failure: named.error.issues[0]!.message }
      const made = await createCollection({ actor, input: named.data })
      if (!made.ok) return { failure: made.message }
      collectionId = made.id
    }
    if (collectionId) {
      const saved = await saveEmail({ actor, emailId, collectionId, note: read.data })
      return saved.ok ? redirectWithToast(from, { title: saveCopy.done }) : { failure: saved.message }
    }
    if (form.has('choose')) return { failure: copy.picker.noChoice }

    // The plain button: a saved email is removed; otherwise the picker opens.
    const [last, ...others] = await collectionsWith(actor, emailId)
    if (last) {
      await removeSaves({ actor, emailId, from: last.id })
      const stillIn = others.length > 0 && saveCopy.stillIn(others.map(({ name }) => name))
      return redirectWithToast(from, {
        title: saveCopy.removed([last.name]),
        ...(stillIn && { description: stillIn }),
      })
    }
    return redirect(picker)
  },
)

export default function Save({ loaderData, actionData }: Route.ComponentProps) {
  const { email, list, q, from } = loaderData
  const answer: FormResult | undefined = actionData
  return (
    <div className="wrap-form pt-14 max-sm:pt-9">
      <h1 className="type-head">{copy.picker.title}</h1>
      <p className="mt-2 type-body text-ink-soft">{copy.picker.text}</p>
      <div className="mt-5 flex items-center gap-4">
        {email.preview && (
          <span
            className="h-24 w-18 shrink-0 overflow-hidden rounded-[2px] shadow-[0_0_0_1px_var(--line)]"
            style={{ background: email.preview.dominantColor }}
          >
            <ThumbnailPicture thumbnail={{ ...email, picture: email.preview }} width={72} />
          </span>
        )}
        <p className="min-w-0 type-name break-words">
          {email.subject}
          <span className="block type-small text-ink-soft">{email.brand.name}</span>
        </p>
      </div>
      {list.isPart && (
        <Form className="mt-7 flex items-end gap-2">
          <input type="hidden" name="from" value={from} />
          <Field label={copy.picker.filter} className="flex-1">
            {(control) => (
              <Input {...control} key={q} type="search" name="q" defaultValue={q} autoComplete="off" />
            )}
          </Field>
          <Button type="submit">{copy.picker.search}</Button>
        </Form>
      )}
      <Form method="post" className="mt-7">
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="choose" value="yes" />
        {answer?.failure && (
          <p role="alert" className="mb-4 type-body text-stamp">
            {answer.failure}
          </p>
        )}
        <h2 className="mb-2 type-small text-ink-soft">{copy.picker.list}</h2>
        <CollectionChoices {...list} />
        <Field label={copy.picker.create} className="mt-5">
          {(control) => (
            <Input {...control} name="name" defaultValue={answer?.values?.['name']} autoComplete="off" />
          )}
        </Field>
        <WhyField className="mt-5" defaultValue={answer?.values?.['note']} />
        <div className="mt-6 flex justify-end gap-2">
          <ButtonLink to={from}>{copy.picker.cancel}</ButtonLink>
          <Button type="submit" variant="primary">
            {copy.picker.save}
          </Button>
        </div>
      </Form>
    </div>
  )
}
