import { ShownOnce } from '#app/platform/ui/shown-once.tsx'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Input } from '#app/platform/ui/field.tsx'
import { Form, FormField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { smartCopy } from '../copy.ts'
import type { Webhook } from '../webhooks.server.ts'

const words = smartCopy.webhook

type SmartWebhookProps = {
  webhook: Webhook | null
  answer: FormResult | undefined
  /** The signing secret just made, which is shown this once. */
  secret: string | undefined
}

export function SmartWebhook({ webhook, answer, secret }: SmartWebhookProps) {
  return (
    <FormSection title={words.title} note={words.about}>
      {secret && <ShownOnce text={words.secretText} secret={secret} />}
      {webhook && <WebhookState webhook={webhook} />}
      <Form
        key={secret ?? webhook?.host}
        answer={answer}
        className="mt-4 grid max-w-[620px] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <FormField name="url" label={words.url} hint={words.urlHint}>
          {(control) => <Input {...control} type="url" inputMode="url" autoComplete="off" />}
        </FormField>
        <SubmitButton name="intent" value="webhook" variant="secondary" className="sm:mt-[26px]">
          {webhook ? words.change : words.create}
        </SubmitButton>
      </Form>
    </FormSection>
  )
}

function WebhookState({ webhook: { host, answer, answeredAt, isOff } }: { webhook: Webhook }) {
  return (
    <>
      <p className="type-body wrap-anywhere">{words.sendsTo(host)}</p>
      {isOff && (
        <p role="alert" className="mt-2 type-body text-stamp">
          {words.off}
        </p>
      )}
      <p className="mt-1 type-small text-ink-soft">
        {answeredAt ? (
          <>
            {words.last} {answer}, <LocalDate at={answeredAt} withTime />
          </>
        ) : (
          words.none
        )}
      </p>
      <Form answer={undefined} className="mt-4 flex flex-wrap gap-2">
        {isOff && (
          <SubmitButton name="intent" value="resume-webhook" variant="secondary">
            {words.resume}
          </SubmitButton>
        )}
        <SubmitButton name="intent" value="remove-webhook" variant="danger">
          {words.remove}
        </SubmitButton>
      </Form>
    </>
  )
}
