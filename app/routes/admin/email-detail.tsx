import { useState } from 'react'
import { data, href } from 'react-router'
import { type DetailFound, findDetail, removeDetail } from '#app/admin/emails/content-commands.server.ts'
import { detailForm } from '#app/admin/emails/edit-schema.ts'
import { emailEditCopy } from '#app/admin/emails/email-copy.ts'
import { readEmail } from '#app/admin/emails/email.server.ts'
import { redirectWithToast, redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { typedIn } from '#app/accounts/request/read-form.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import type { Route } from './+types/email-detail.ts'
import { uiCopy } from '#app/platform/ui/copy.ts'

const words = emailEditCopy.detail

/** What was found, and the words it was found for. */
type DetailResult = FormResult & { found?: Extract<DetailFound, { ok: true }> & { detail: string } }

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const email = await readEmail({ actor, id })
  if (!email) throw missing()
  return { id: email.id, subject: email.subject }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** Shows where a detail occurs; removes it only once that was shown for exactly these words. */
export const action = formAction(
  { who: requireEditor, failed: words.failed, schema: detailForm },
  async ({ actor, input: { detail, standIn }, form }, { params: { id } }: Route.ActionArgs) => {
    if (formText(form, 'intent') === 'remove' && formText(form, 'shown') === detail) {
      const expected = Number(formText(form, 'count'))
      const outcome = await removeDetail({ actor, id, detail, standIn, expected })
      if (outcome.ok) {
        const page = href('/admin/emails/:id', { id })
        return redirectWithUndo(page, { title: words.done, changeId: outcome.changeId })
      }
      switch (outcome.reason) {
        case 'missing':
          return missing()
        case 'refused':
          return { failure: words.refused(outcome.why) }
        case 'nothing':
          return { errors: { detail: words.none } }
        default:
          return data({ failure: words.changed }, { status: 409 })
      }
    }
    const found = await findDetail({ actor, id, detail, standIn })
    if (!found) return missing()
    if (!found.ok) return { failure: words.refused(found.why) }
    if (found.total === 0) return { errors: { detail: words.none } }
    return { values: typedIn(form), found: { ...found, detail } }
  },
)

function missing(): Response {
  return redirectWithToast(href('/admin/emails'), { title: emailEditCopy.missing, kind: 'destructive' })
}

export const clientAction = keepForm(words.failed)

export default function RemoveDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { id } = loaderData
  const answer: DetailResult | undefined = actionData
  const [typed, setTyped] = useState(answer?.values?.['detail'] ?? '')
  const found = answer?.found?.detail === typed.trim() ? answer.found : undefined
  return (
    <div className="wrap pb-20">
      <BackLink to={href('/admin/emails/:id', { id })}>{loaderData.subject}</BackLink>
      <h1 className="mt-4 type-page">{words.title}</h1>
      <p className="mt-3 max-w-[680px] type-body text-ink-soft">{words.note}</p>
      <div className="mt-8 max-w-[480px]">
        <Form answer={answer} className="flex flex-col gap-5">
          <InputField
            name="detail"
            label={words.field}
            hint={words.fieldHint}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <InputField
            name="standIn"
            label={words.standIn}
            hint={words.standInHint}
            saved={'…'}
            autoComplete="off"
            maxLength={60}
          />
          {found && (
            <>
              <input type="hidden" name="shown" value={found.detail} />
              <input type="hidden" name="count" value={found.total} />
              <Places found={found} />
            </>
          )}
          <div className="flex flex-wrap gap-3">
            {found ? (
              <SubmitButton name="intent" value="remove" variant="destroy" busy={words.busy} data-next>
                {words.submit(found.total)}
              </SubmitButton>
            ) : (
              <SubmitButton name="intent" value="find" busy={words.finding}>
                {words.find}
              </SubmitButton>
            )}
            <ButtonLink to={href('/admin/emails/:id', { id })}>{uiCopy.cancel}</ButtonLink>
          </div>
        </Form>
        <p className="mt-6 type-small text-ink-soft">{words.inPictures}</p>
      </div>
    </div>
  )
}

function Places({ found: { counts, total, examples } }: { found: Extract<DetailFound, { ok: true }> }) {
  const places = (Object.keys(words.places) as (keyof typeof words.places)[]).filter(
    (place) => counts[place] > 0,
  )
  return (
    <section aria-live="polite" className="rounded-control bg-sunk px-4 py-3.5">
      <h2 className="type-ui">{words.found(total)}</h2>
      <ul className="mt-1.5 type-small">
        {places.map((place) => (
          <li key={place} className="tabular-nums">
            {counts[place]} {words.places[place]}
          </li>
        ))}
      </ul>
      {examples.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 type-small text-ink-soft">
          {examples.map((example, at) => (
            <li key={at} className="break-words">
              {example}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
