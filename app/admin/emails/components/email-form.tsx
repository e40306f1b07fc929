import { site } from '#app/platform/lib/site-config.ts'
import { wallClock } from '#app/platform/lib/plain-day.ts'
import type { ReactNode } from 'react'
import type { Choice } from '#app/gallery/filters/filters.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Input } from '#app/platform/ui/field.tsx'
import { Form, FormField, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SelectInput, SuggestInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import type { ListChoices } from '../choices.server.ts'
import { adminEmailsCopy } from '../copy.ts'
import { emailEditCopy } from '../email-copy.ts'
import type { EditedEmail } from '../email.server.ts'
import { SETTABLE_STATUSES } from '../schema.ts'

const words = emailEditCopy.fields

type EmailFormProps = {
  email: EditedEmail
  choices: ListChoices
  answer: FormResult | undefined
}

/** Narrow enough for two beside each other. */
const DATE = 'px-2.5 sm:text-[0.8125rem]'

export function EmailForm({ email, choices, answer }: EmailFormProps) {
  const [type = '', ...moreTypes] = email.types
  const { formerSlugs } = email
  return (
    <Form answer={withStored(answer, email)} className="flex flex-col gap-5">
      <input type="hidden" name="version" value={email.version} />
      <FormField name="subject" label={words.subject} required>
        {(control) => <TextArea rows={2} maxLength={300} {...control} className="min-h-16" />}
      </FormField>
      <FormField name="preheader" label={words.preheader} hint={words.preheaderHint}>
        {(control) => <TextArea rows={2} maxLength={220} {...control} className="min-h-16" />}
      </FormField>
      <FormField
        name="slug"
        label={words.slug}
        hint={formerSlugs.length > 0 ? words.formerSlugs(formerSlugs.join(', ')) : words.slugHint}
        required
      >
        {(control) => <Input autoCapitalize="none" spellCheck={false} maxLength={120} {...control} />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField name="brand" label={words.brand} required as={SuggestInput} suggestions={choices.brand} />
        <InputField
          name="status"
          label={words.status}
          as={SelectInput}
          options={SETTABLE_STATUSES.map((status) => [status, adminEmailsCopy.statuses[status]])}
        />
        <InputField
          name="type"
          label={words.type}
          className="sm:col-span-2"
          as={SelectInput}
          saved={type}
          empty={words.noType}
          options={choices.type.map(({ value, name }) => [value, name])}
        />
        <InputField
          name="sentAt"
          label={words.sentAt(site.timeZone)}
          type="datetime-local"
          inputClass={DATE}
        />
        <InputField
          name="addedAt"
          label={words.addedAt(site.timeZone)}
          required
          type="datetime-local"
          inputClass={DATE}
        />
      </div>
      <div className="flex flex-col gap-2">
        <Checklist name="moreTypes" label={words.moreTypes} choices={choices.type} chosen={moreTypes} />
        <Checklist
          name="occasions"
          label={words.occasions}
          choices={choices.occasion}
          chosen={email.occasions}
        />
        <Checklist
          name="industries"
          label={words.industries}
          hint={words.industriesHint}
          choices={choices.industry}
          chosen={email.industries}
        />
      </div>
      <div>
        <SubmitButton name="intent" value="save">
          {emailEditCopy.save}
        </SubmitButton>
      </div>
    </Form>
  )
}

function withStored(answer: FormResult | undefined, email: EditedEmail): FormResult {
  const stored = {
    subject: email.subject,
    preheader: email.preheader,
    slug: email.slug,
    brand: email.brand.name,
    status: email.status === 'scheduled' ? 'published' : email.status,
    type: email.types[0] ?? '',
    sentAt: email.sentAt ? wallClock(email.sentAt) : '',
    addedAt: wallClock(email.addedAt),
  }
  return { ...answer, values: { ...stored, ...answer?.values } }
}

type ChecklistProps = {
  name: string
  label: string
  hint?: ReactNode
  choices: Choice[]
  chosen: string[]
}

/** Many options behind one line, which names the chosen ones. */
function Checklist({ name, label, hint, choices, chosen }: ChecklistProps) {
  const names = choices.filter(({ value }) => chosen.includes(value)).map((choice) => choice.name)
  if (choices.length === 0) return null
  return (
    <details className="rounded-control bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
      <summary className="has-chevron flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control pr-2.5 pl-3.5 type-ui hover:bg-sunk [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 truncate">
          {label}
          {names.length > 0 && <span className="font-normal text-ink-soft">: {names.join(', ')}</span>}
        </span>
      </summary>
      <fieldset className="max-h-64 overflow-y-auto overscroll-contain border-t border-line px-3.5 py-1.5">
        <legend className="sr-only">{label}</legend>
        {hint && <p className="py-1 type-small text-ink-soft">{hint}</p>}
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="checkbox"
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
