import { formatNumber } from '#app/platform/lib/format.ts'
import { href } from 'react-router'
import { isProvedElsewhere, ProveByProvider } from '#app/accounts/components/prove-by-provider.tsx'
import { ReauthenticationFields } from '#app/accounts/components/reauthentication-fields.tsx'
import { proofNeeded, refuseUnlessFresh } from '#app/accounts/passwords/reauthentication.server.ts'
import { errorResponse, formAction, redirectWithToast } from '#app/accounts/request/form-action.server.ts'
import { requireOwnerSession } from '#app/accounts/request/session.server.ts'
import { readReauthentication } from '#app/accounts/schema.ts'
import { erasureCopy as words } from '#app/admin/erasure/copy.ts'
import { findTraces, isErasing, startErasure, type Traces } from '#app/admin/erasure/erase.server.ts'
import { SettingsHeading } from './settings-heading.tsx'
import { RECIPIENT_STAND_IN } from '#app/intake/ingest/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { emailField } from '#app/platform/lib/email-field.ts'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { z } from '#app/platform/lib/zod.ts'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { Form, FormField, SubmitButton } from '#app/platform/ui/form.tsx'
import { RunningWork } from '#app/platform/ui/running-work.tsx'
import type { Route } from './+types/erasure.ts'

const page = href('/admin/settings/erasure')
const failed = failedResult(words.failed)
/** How long files are read while the owner waits. */
const SEARCH_MS = 15_000

const schema = z.object({
  address: emailField({ missing: words.invalid, invalid: words.invalid }).refine(
    (address) => address !== RECIPIENT_STAND_IN,
    words.standIn(RECIPIENT_STAND_IN),
  ),
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { session } = await requireOwnerSession(context, request)
  return { isRunning: await isErasing(), prove: await proofNeeded(session) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

type Found = FormResult & { found?: Traces & { address: string } }

/** Shows what names an address; erases it only once that was shown for exactly this address. */
export const action = formAction(
  { who: requireOwnerSession, failed, schema },
  async ({ actor: { actor, session }, input: { address }, form }) => {
    if (formText(form, 'intent') === 'erase' && formText(form, 'shown') === address) {
      const refused = await refuseUnlessFresh(session, readReauthentication(form))
      if (refused) return errorResponse(refused, words.failed)
      await startErasure(actor, address)
      return redirectWithToast(page, { title: words.started })
    }
    const traces = await findTraces(address, performance.now() + SEARCH_MS)
    return { values: { address: formText(form, 'address') }, found: { ...traces, address } }
  },
)

export const clientAction = keepForm(failed)

export default function Erasure({ loaderData: { isRunning, prove }, actionData }: Route.ComponentProps) {
  const answer: Found | undefined = actionData
  const isElsewhere = isProvedElsewhere(prove)
  return (
    <div className="wrap pb-20">
      <SettingsHeading />
      <h2 className="pt-9 type-head">{words.title}</h2>
      <p className="mt-2 max-w-[620px] type-body text-ink-soft">{words.about}</p>
      {isRunning ? (
        <div className="mt-8">
          <RunningWork text={words.running} />
        </div>
      ) : (
        <>
          {isElsewhere && (
            <div className="mt-8 -mb-7.5">
              <ProveByProvider prove={prove} next={page} />
            </div>
          )}
          <Form answer={answer} preventScrollReset className="mt-8 grid max-w-[560px] gap-5">
            <FormField name="address" label={words.address}>
              {(control) => <EmailInput {...control} autoComplete="off" required />}
            </FormField>
            <SubmitButton
              name="intent"
              value="find"
              busy={words.finding}
              variant={answer?.found ? 'secondary' : undefined}
              className="justify-self-start"
            >
              {words.find}
            </SubmitButton>
            {answer?.found && <FoundTraces found={answer.found} prove={isElsewhere ? null : prove} />}
          </Form>
        </>
      )}
    </div>
  )
}

const COUNTS = Object.keys(words.counts) as (keyof typeof words.counts)[]

type FoundProps = {
  found: Traces & { address: string }
  /** Null until the user has confirmed their identity elsewhere. */
  prove: Awaited<ReturnType<typeof proofNeeded>> | null
}

function FoundTraces({ found, prove }: FoundProps) {
  const isNamed = COUNTS.some((kind) => found[kind] > 0)
  return (
    <section aria-labelledby="found" aria-live="polite" className="pt-3">
      <h3 id="found" className="type-head break-words">
        {words.found(found.address)}
      </h3>
      {!isNamed && <p className="mt-2 type-body">{words.none}</p>}
      {isNamed && (
        <dl className="mt-3 border-b border-line">
          {COUNTS.filter((kind) => found[kind] > 0).map((kind) => (
            <div key={kind} className="flex gap-4 border-t border-line py-3">
              <dt className="min-w-0 flex-1 type-body">
                {words.counts[kind][0]}
                <span className="block type-small text-ink-soft">{words.counts[kind][1]}</span>
              </dt>
              <dd className="type-body tabular-nums">{formatNumber(found[kind])}</dd>
            </div>
          ))}
        </dl>
      )}
      {found.hasAccount && <p className="mt-3 type-body text-ink-soft">{words.account}</p>}
      {!found.isComplete && <p className="mt-3 type-body text-ink-soft">{words.incomplete}</p>}
      {(isNamed || !found.isComplete) && (
        <>
          <input type="hidden" name="shown" value={found.address} />
          {prove && (
            <div className="mt-6 grid justify-items-start gap-5">
              <ReauthenticationFields prove={prove} />
              <SubmitButton name="intent" value="erase" variant="destroy">
                {words.erase}
              </SubmitButton>
            </div>
          )}
        </>
      )}
    </section>
  )
}
