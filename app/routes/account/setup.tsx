import { data, href, redirectDocument } from 'react-router'
import { AuthField, EmailField } from '#app/accounts/components/auth-field.tsx'
import { AuthLayout, AuthLink } from '#app/accounts/components/auth-layout.tsx'
import { FirstPasswordField } from '#app/accounts/components/first-password-field.tsx'
import { copy } from '#app/accounts/copy.ts'
import { createFirstOwner, isSetupToken } from '#app/accounts/people/first-owner.server.ts'
import { asAdministrator } from '#app/accounts/policy.ts'
import {
  errorResponse,
  formAction,
  redirectWithToast,
  withInput,
} from '#app/accounts/request/form-action.server.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import { getViewer, requireAdmin } from '#app/accounts/request/session.server.ts'
import { signUpForm } from '#app/accounts/schema.ts'
import { signUpLimit } from '#app/accounts/sign-in/attempt-limits.server.ts'
import { CheckAction } from '#app/admin/health/components/check-list.tsx'
import { removeLibraryBy } from '#app/admin/samples/library.server.ts'
import { saveSection } from '#app/admin/settings/commands.server.ts'
import { SectionFields } from '#app/admin/settings/components/section-fields.tsx'
import { settingsCopy, setupCopy } from '#app/admin/settings/copy.ts'
import { readMailSettings, readSection } from '#app/admin/settings/queries.server.ts'
import {
  sectionOfStep,
  SETUP_STEPS,
  type SetupStep,
  stepAfter,
  stepNamed,
} from '#app/admin/settings/setup-steps.ts'
import { readTestResult } from '#app/admin/settings/test-email.server.ts'
import { countGallery } from '#app/gallery/home/claims.server.ts'
import { countSamples } from '#app/intake/ingest/store/samples.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { findChromium } from '#app/platform/lib/chromium.server.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { chosenSetting } from '#app/platform/lib/setting.server.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { testMailServer } from '#app/routes/admin/mail-test.server.ts'
import type { Route } from './+types/setup.ts'

const words = setupCopy

const pageOf = (step: SetupStep) => `${href('/setup')}?step=${step}`

/** With the link: the form of the owner's account. As an owner: the steps that follow. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  if (token !== null && !asAdministrator(await getViewer(context))) {
    return (await isSetupToken(token))
      ? data({ show: 'account' as const })
      : data({ show: 'over' as const }, { status: 410 })
  }
  const actor = await requireAdmin(context, request)
  const step = stepNamed(url.searchParams.get('step'))
  const id = sectionOfStep(step)
  const { missing } = words.steps.emails
  return data({
    show: 'step' as const,
    step,
    section: step === 'home' ? await proposeCounted(actor) : id && readSection(actor, id),
    mail: step === 'mail' ? readMailSettings(actor) : null,
    testResult: step === 'mail' ? await readTestResult() : null,
    samples: step === 'samples' ? await countSamples() : 0,
    skipped: [
      ...(chosenSetting('SITE_NAME') ? [] : [missing.name]),
      ...(chosenSetting('GALLERY_ACCESS') ? [] : [missing.access]),
      ...(isMailConfigured() ? [] : [missing.mail]),
      ...(findChromium() ? [] : [missing.chromium]),
    ],
  })
}

/** The numbers on the home page, as counts of this gallery unless the owner has chosen. */
async function proposeCounted(actor: Administrator) {
  const { about, fields, ...section } = readSection(actor, 'home')
  const counts = await countGallery()
  return {
    ...section,
    about: counts ? words.steps.home.about(counts) : about,
    fields: fields.map((field) =>
      field.name === 'CLAIMS' && !field.value ? { ...field, value: 'counted' } : field,
    ),
  }
}

/** The URL contains a token: the page must not be cached or leak its URL. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export const action = formAction(
  {
    limit: (context) => signUpLimit(requestMeta(context)),
    failed: words.failed,
    intents: {
      account: withInput(signUpForm, async ({ input }, { url, context }) => {
        const meta = requestMeta(context)
        const made = await createFirstOwner({ meta, token: url.searchParams.get('token') ?? '', ...input })
        if (made.ok)
          return redirectWithToast(pageOf('name'), { title: words.created }, { headers: made.headers })
        switch (made.reason) {
          case 'link-over':
            return data({ failure: words.over }, { status: 410 })
          case 'taken':
            return data({ errors: { email: words.taken } }, { status: 409 })
          default:
            return errorResponse(made, words.failed)
        }
      }),
      async 'remove-samples'(_, { context, request }) {
        await removeLibraryBy(await requireAdmin(context, request))
        return redirectWithToast(pageOf(stepAfter('samples')), { title: words.steps.samples.removed })
      },
      'test-mail': async ({ form }, { context, request }) =>
        testMailServer(await requireAdmin(context, request), form, pageOf('mail')),
    },
  },
  async ({ form }, { context, request, url }: Route.ActionArgs) => {
    const actor = await requireAdmin(context, request)
    const step = stepNamed(url.searchParams.get('step'))
    const id = sectionOfStep(step)
    const saved = id ? await saveSection(actor, id, form) : { ok: true as const }
    // The browser learns of a new name with a new document only.
    return saved.ok ? redirectDocument(pageOf(stepAfter(step))) : { errors: saved.errors }
  },
)

export const clientAction = keepForm(words.failed)

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const answer: FormResult | undefined = actionData
  if (loaderData.show === 'over') {
    return (
      <AuthLayout title={words.overTitle} lead={words.over}>
        <AuthLink to={href('/login')}>{copy.login.pageTitle}</AuthLink>
      </AuthLayout>
    )
  }
  if (loaderData.show === 'account') {
    return (
      <AuthLayout title={words.accountTitle} lead={words.accountLead}>
        <Form answer={answer} className="grid gap-3.5">
          <AuthField name="name" label={copy.fields.name} required autoComplete="name" />
          <EmailField email={answer?.values?.['email'] ?? ''} />
          <FirstPasswordField />
          <SubmitButton size="l" name="intent" value="account" className="mt-2">
            {words.create}
          </SubmitButton>
        </Form>
      </AuthLayout>
    )
  }
  const { step, section, mail, testResult, samples, skipped } = loaderData
  const { title, about } = section ?? aboutStep(step, samples)
  return (
    <AuthLayout
      title={title}
      lead={about}
      aside={words.step(SETUP_STEPS.indexOf(step) + 1, SETUP_STEPS.length)}
    >
      {section && (
        <Form key={step} answer={answer} encType="multipart/form-data" className="grid gap-5">
          <SectionFields fields={section.fields} mail={mail} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton size="l">{words.next}</SubmitButton>
            {mail && (
              <SubmitButton size="l" variant="secondary" name="intent" value="test-mail">
                {settingsCopy.mail.test}
              </SubmitButton>
            )}
            <Skip step={step} label={words.skip} />
          </div>
          {testResult && <p className="type-small break-words text-ink-soft">{testResult}</p>}
        </Form>
      )}
      {step === 'samples' && (
        <Form answer={answer} className="flex flex-wrap gap-3">
          <Skip step={step} label={samples > 0 ? words.steps.samples.keep : words.skip} />
          {samples > 0 && (
            <SubmitButton variant="secondary" size="l" name="intent" value="remove-samples">
              {words.steps.samples.remove}
            </SubmitButton>
          )}
        </Form>
      )}
      {step === 'emails' && <BringMailIn skipped={skipped} />}
    </AuthLayout>
  )
}

function aboutStep(step: SetupStep, samples: number) {
  const { samples: words, emails } = setupCopy.steps
  if (step !== 'samples') return emails
  return { title: words.title, about: samples > 0 ? words.about(samples) : words.none }
}

function Skip({ step, label }: { step: SetupStep; label: string }) {
  return (
    <ButtonLink to={pageOf(stepAfter(step))} size="l">
      {label}
    </ButtonLink>
  )
}

function BringMailIn({ skipped }: { skipped: string[] }) {
  const { ways, test, open } = words.steps.emails
  return (
    <div className="grid justify-items-start gap-5">
      <ul className="grid gap-2.5 type-body">
        <li>
          <AuthLink to={href('/admin/emails/upload')}>{ways.upload}</AuthLink>
        </li>
        <li>
          <AuthLink to={href('/admin/inbox/addresses')}>{ways.address}</AuthLink>
        </li>
        <li>
          <AuthLink to={href('/admin/inbox/sources')}>{ways.sources}</AuthLink>
        </li>
      </ul>
      <p className="type-body">{test}</p>
      <div className="flex flex-wrap gap-2">
        <CheckAction id="chromium" />
        <CheckAction id="images" />
      </div>
      {skipped.length > 0 && <p className="type-small text-ink-soft">{words.skipped(skipped.join(', '))}</p>}
      <ButtonLink to={href('/')} variant="primary" size="l">
        {open}
      </ButtonLink>
    </div>
  )
}
