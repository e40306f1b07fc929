import { href } from 'react-router'
import { storeContactMessage } from '#app/accounts/subscribers/commands.server.ts'
import { contactCopy } from '#app/accounts/subscribers/contact-copy.ts'
import { CONTACT_TRAP, CONTACT_TOPICS } from '#app/accounts/subscribers/contact-fields.ts'
import { contactMessage } from '#app/accounts/subscribers/schema.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { countAttempt, networkLimit } from '#app/accounts/request/rate-limit.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import type { Route } from './+types/contact.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { Form, HoneypotField, InputField, SubmitButton } from '#app/platform/ui/form.tsx'

const failed = { failure: contactCopy.failed }

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = contactCopy
  return pageMeta(matches, { title, description, path: href('/contact') })
}

export const action = formAction(
  { limit: (context) => networkLimit('contact', context), failed, schema: contactMessage },
  async ({ input, form }, { context }) => {
    // Bots that fill in the honeypot get the same response.
    if (form.get(CONTACT_TRAP)) return { ok: true }
    await countAttempt(networkLimit('contact', context))
    await storeContactMessage(input)
    return { ok: true }
  },
)

export const clientAction = keepForm(failed)

export default function Contact({ actionData }: Route.ComponentProps) {
  const words = contactCopy
  const sent = actionData?.ok === true
  return (
    <div className="wrap grid gap-x-24 gap-y-10 pt-18 max-sm:pt-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]">
      <div>
        <h1 className="type-title">{sent ? words.sent : words.title}</h1>
        <p className="mt-4 max-w-[400px] type-lead text-ink-soft">{sent ? words.sentText : words.lead}</p>
        <p className="mt-6 type-body">
          <a
            href={`mailto:${site.mailboxes.hello}`}
            className="text-accent underline-offset-3 hover:underline"
          >
            {site.mailboxes.hello}
          </a>
        </p>
      </div>
      {sent ? (
        <ButtonLink to={href('/contact')} reloadDocument className="justify-self-start">
          {words.again}
        </ButtonLink>
      ) : (
        <ContactForm answer={actionData} />
      )}
    </div>
  )
}

function ContactForm({ answer }: { answer: FormResult | undefined }) {
  const words = contactCopy
  return (
    <Form answer={answer} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField name="name" label={words.name} required autoComplete="name" />
        <InputField name="email" label={words.email} required as={EmailInput} />
      </div>
      <InputField
        name="topic"
        label={words.topic}
        required
        as={SelectInput}
        saved={CONTACT_TOPICS[0]}
        options={CONTACT_TOPICS.map((topic) => [topic, topic])}
      />
      <InputField name="message" label={words.message} required as={TextArea} rows={8} />
      <HoneypotField name={CONTACT_TRAP} label={words.trap} />
      <SubmitButton busy={words.sending} size="l" className="justify-self-start">
        {words.send}
      </SubmitButton>
    </Form>
  )
}
