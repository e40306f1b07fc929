import { data, href, redirectDocument } from 'react-router'
import { formAction, redirectWithToast } from '#app/accounts/request/form-action.server.ts'
import { requireAdmin } from '#app/accounts/request/session.server.ts'
import { saveSection } from '#app/admin/settings/commands.server.ts'
import { SectionFields } from '#app/admin/settings/components/section-fields.tsx'
import { SettingsHeading, settingsPage } from './settings-heading.tsx'
import { settingsCopy } from '#app/admin/settings/copy.ts'
import { readMailSettings, readProviderSettings, readSection } from '#app/admin/settings/queries.server.ts'
import { SECTION_IDS, type SectionId } from '#app/admin/settings/sections.ts'
import { readTestResult } from '#app/admin/settings/test-email.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import type { Route } from './+types/settings.ts'
import { testMailServer } from './mail-test.server.ts'

const words = settingsCopy

function sectionOf({ section = 'name' }: { section?: string }): SectionId {
  const found = SECTION_IDS.find((id) => id === section)
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = await requireAdmin(context, request)
  const id = sectionOf(params)
  return {
    section: readSection(actor, id),
    providers: id === 'single-sign-on' ? readProviderSettings(actor) : [],
    mail: id === 'mail' ? readMailSettings(actor) : null,
    hasOutbox: id === 'mail' && !isMailConfigured(),
    testResult: id === 'mail' ? await readTestResult() : null,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? `${loaderData.section.title} · ${words.title}` : words.title })

export const action = formAction(
  {
    who: requireAdmin,
    failed: words.failed,
    intents: {
      test: ({ actor, form }) => testMailServer(actor, form, settingsPage('mail')),
    },
  },
  async ({ actor, form }, { params }: Route.ActionArgs) => {
    const id = sectionOf(params)
    const saved = await saveSection(actor, id, form)
    if (!saved.ok) return { errors: saved.errors }
    // The browser learns of a new name or module with a new document only.
    const { headers } = redirectDocument(settingsPage(id))
    return redirectWithToast(settingsPage(id), { title: words.saved }, { headers })
  },
)

export const clientAction = keepForm(words.failed)

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, mail, providers, hasOutbox, testResult } = loaderData
  const { id, title, about, fields } = section
  return (
    <div className="wrap pb-20">
      <SettingsHeading />
      <section aria-labelledby="section" className="max-w-[560px] pt-9">
        <h2 id="section" className="type-head">
          {title}
        </h2>
        <p className="mt-2 type-body text-ink-soft">{about}</p>
        <Form
          key={id}
          answer={actionData}
          encType="multipart/form-data"
          preventScrollReset
          className="mt-7 grid gap-5"
        >
          <SectionFields fields={fields} mail={mail} providers={providers} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton>{words.save}</SubmitButton>
            {hasOutbox && <ButtonLink to={href('/outbox')}>{words.mail.outbox}</ButtonLink>}
            {mail && (
              <Button type="submit" name="intent" value="test">
                {words.mail.test}
              </Button>
            )}
          </div>
          {testResult && <p className="type-body break-words text-ink-soft">{testResult}</p>}
        </Form>
      </section>
    </div>
  )
}
