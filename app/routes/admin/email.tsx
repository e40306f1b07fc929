import { data, Form, href, Link } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { readChoices } from '#app/admin/emails/choices.server.ts'
import { takeScreenshotAgain } from '#app/admin/emails/content-commands.server.ts'
import { EmailDetails } from '#app/admin/emails/components/email-details.tsx'
import { EmailForm } from '#app/admin/emails/components/email-form.tsx'
import { updateEmail } from '#app/admin/emails/edit-commands.server.ts'
import { emailForm } from '#app/admin/emails/edit-schema.ts'
import { emailEditCopy as words } from '#app/admin/emails/email-copy.ts'
import { type EditedEmail, readEmail } from '#app/admin/emails/email.server.ts'
import { redirectWithToast, redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import type { Route } from './+types/email.ts'
import { EmailPicture, LowerParts, usePictureFailure } from '#app/gallery/cards/email-picture.tsx'

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const [email, choices] = await Promise.all([readEmail({ actor, id }), readChoices(actor)])
  if (!email) {
    throw redirectWithToast(href('/admin/emails'), { title: words.missing, kind: 'destructive' })
  }
  return { email, choices, mayDelete: actor.isAdmin }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.email.subject ?? words.missing })

export const action = formAction(
  {
    who: requireEditor,
    failed: words.saveFailed,
    schema: emailForm,
    lists: ['moreTypes', 'occasions', 'industries'],
    intents: {
      async render({ actor }, { params: { id } }: Route.ActionArgs) {
        const asked = await settleOrNull(takeScreenshotAgain({ actor, id }), 'queueing a screenshot')
        const title = words.renderAnswers[asked ?? 'failed']
        const kind = asked === 'queued' ? 'message' : 'destructive'
        return redirectWithToast(href('/admin/emails/:id', { id }), { title, kind })
      },
    },
  },
  async ({ actor, input, form }, { params: { id } }: Route.ActionArgs) => {
    const page = href('/admin/emails/:id', { id })
    const outcome = await updateEmail({ actor, id, version: formText(form, 'version'), input })
    if (outcome.ok) {
      return outcome.changeId
        ? redirectWithUndo(page, { title: words.saved, changeId: outcome.changeId })
        : redirectWithToast(page, { title: words.unchanged })
    }
    switch (outcome.reason) {
      case 'slug-taken':
        return data({ errors: { slug: words.errors.slugTaken } }, { status: 409 })
      case 'brand':
        return { errors: { brand: words.errors.brand } }
      case 'conflict':
        return data({ failure: words.conflict }, { status: 409 })
      default:
        return redirectWithToast(href('/admin/emails'), { title: words.missing, kind: 'destructive' })
    }
  },
)

export const clientAction = keepForm(words.saveFailed)

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const { email, choices, mayDelete } = loaderData
  const answer: FormResult | undefined = actionData
  return (
    <div className="wrap pb-20">
      <BackLink to={href('/admin/emails')}>{words.back}</BackLink>
      <h1 className="mt-4 max-w-[22em] type-head break-words">{email.subject}</h1>
      <Visibility email={email} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
        <div>
          <EmailScreenshot email={email} />
          <ContentActions email={email} mayDelete={mayDelete} />
        </div>
        <EmailForm key={email.version} email={email} choices={choices} answer={answer} />
      </div>
      <EmailDetails email={email} />
    </div>
  )
}

function Visibility({ email: { slug, status, brand } }: { email: EditedEmail }) {
  const isPublic = status === 'published' && brand.status === 'active'
  return (
    <p className="mt-2 type-body text-ink-soft">
      {!isPublic && `${words.notPublic[status === 'published' ? 'brand' : status]} `}
      <Link
        to={emailPath(brand.slug.trim(), slug)}
        className="text-accent underline-offset-3 hover:underline"
      >
        {words.open}
      </Link>
    </p>
  )
}

function ContentActions({
  email: { id, editedAt, hasHtml },
  mayDelete,
}: {
  email: EditedEmail
  mayDelete: boolean
}) {
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        <Form method="post" preventScrollReset>
          <Button type="submit" size="s" name="intent" value="render">
            {words.render}
          </Button>
        </Form>
        {hasHtml && (
          <ButtonLink to={href('/admin/emails/:id/detail', { id })} size="s">
            {words.removeDetail}
          </ButtonLink>
        )}
        {mayDelete && (
          <ButtonLink
            to={`${href('/admin/emails/change')}?${new URLSearchParams({ id, field: 'delete' })}`}
            size="s"
            variant="danger"
          >
            {words.delete}
          </ButtonLink>
        )}
      </div>
      {editedAt && <p className="mt-3 type-small text-ink-soft">{words.edited}</p>}
    </div>
  )
}

function EmailScreenshot({ email: { id, subject, picture } }: { email: EditedEmail }) {
  const [failed, onFail] = usePictureFailure(id)
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
      tabIndex={0}
      aria-label={words.picture}
      className="max-h-[min(78vh,920px)] overflow-y-auto rounded-panel bg-sunk p-6 max-sm:max-h-[60vh] max-sm:p-3"
    >
      {picture && !failed ? (
        <div
          className="mx-auto max-w-[560px] bg-paper shadow-canvas"
          style={{ background: picture.dominantColor }}
        >
          <EmailPicture
            picture={picture}
            alt={subject}
            sizes="(min-width: 1025px) 560px, 100vw"
            eager
            onFail={onFail}
            className="block h-auto w-full"
          />
          <LowerParts picture={picture} />
        </div>
      ) : (
        <p className="py-24 text-center type-body text-ink-soft">{words.noPicture}</p>
      )}
    </section>
  )
}
