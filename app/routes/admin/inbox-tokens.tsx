import { href } from 'react-router'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { ConfirmedButton } from '#app/platform/ui/confirmed-button.tsx'
import { InboxHeading } from '#app/intake/inbox/components/inbox-nav.tsx'
import { idInput, tokenInput } from '#app/intake/inbox/schema.ts'
import { settingsCopy } from '#app/intake/inbox/settings-copy.ts'
import { createToken, listTokens, revokeToken } from '#app/intake/inbox/tokens.server.ts'
import { redirectWithToast, formAction, withInput } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireAdmin } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { Input } from '#app/platform/ui/field.tsx'
import { CopiedText } from '#app/platform/ui/copied-text.tsx'
import { ShownOnce } from '#app/platform/ui/shown-once.tsx'
import { Form, FormField, SubmitButton } from '#app/platform/ui/form.tsx'
import type { Route } from './+types/inbox-tokens.ts'

const words = settingsCopy.tokens

type Answer = FormResult & { token?: string }

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireAdmin(context, request)
  return { tokens: await listTokens(actor), api: `${siteUrl()}/api/v1/inbox` }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** Creates a token, which only this response contains, or revokes one. */
export const action = formAction(
  {
    who: requireAdmin,
    failed: words.createFailed,
    schema: tokenInput,
    intents: {
      revoke: withInput(idInput, async ({ actor, input }) => {
        await revokeToken({ actor, tokenId: input.id })
        return redirectWithToast(href('/admin/inbox/tokens'), { title: words.revokedNow })
      }),
    },
  },
  async ({ actor, input }) => ({ ok: true, token: await createToken({ actor, input }) }),
)

export const clientAction = keepForm(words.createFailed)

export default function InboxTokens({ loaderData: { tokens, api }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  return (
    <div className="wrap pb-20">
      <InboxHeading isOwner title={words.title} />
      <p className="-mt-5 max-w-[620px] pb-7.5 type-body text-ink-soft">{words.about}</p>
      {answer?.token && (
        <ShownOnce text={words.shownOnce} secret={answer.token}>
          <p className="mb-2.5 type-small text-ink-soft">{words.example}</p>
          <CopiedText
            text={`curl --data-binary @message.eml -H 'Content-Type: message/rfc822' -H 'Authorization: Bearer ${answer.token}' ${api}`}
          />
        </ShownOnce>
      )}
      <Form
        key={tokens.length}
        answer={actionData}
        className="grid items-start gap-4 border-t border-line py-6 md:grid-cols-3"
      >
        <FormField name="name" label={words.name} hint={words.nameHint} required>
          {(control) => <Input {...control} placeholder={words.namePlaceholder} />}
        </FormField>
        <SubmitButton busy={words.creating} className="justify-self-start md:mt-[27px] md:h-11">
          {words.create}
        </SubmitButton>
      </Form>
      {tokens.length === 0 && <p className="border-t border-line pt-8 type-body">{words.none}</p>}
      <ul>
        {tokens.map(({ id, name, createdAt, lastUsedAt, revokedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-4">
            <div className="min-w-0 flex-1 basis-72">
              <h2 className="type-name break-words">{name}</h2>
              <p className="mt-1 type-small text-ink-soft tabular-nums">
                {words.created} <LocalDate at={createdAt} />
                {' · '}
                {lastUsedAt ? (
                  <>
                    {words.lastUsed} <LocalDate at={lastUsedAt} withTime />
                  </>
                ) : (
                  words.neverUsed
                )}
              </p>
            </div>
            {revokedAt ? (
              <Chip variant="stamp">{words.revoked}</Chip>
            ) : (
              <ConfirmedButton
                label={words.revoke}
                of={name}
                confirm={words.revokeNow(name)}
                id={id}
                intent="revoke"
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
