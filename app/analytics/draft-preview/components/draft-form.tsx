import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Form, FormField, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormFileOrText } from '#app/platform/ui/form-file-or-text.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import { draftPreviewCopy as words } from '../copy.ts'

const ACCEPTED =
  '.eml,.html,.htm,.png,.jpg,.jpeg,.webp,message/rfc822,text/html,image/png,image/jpeg,image/webp'

type Option = { slug: string; name: string }

type DraftFormProps = {
  answer: FormResult | undefined
  industries: Option[]
  occasions: Option[]
}

export function DraftForm({ answer, industries, occasions }: DraftFormProps) {
  return (
    <Form answer={answer} encType="multipart/form-data" className="grid grid-cols-1 gap-5">
      <FormFileOrText
        file={{ label: words.file, prompt: words.chooseFile, accept: ACCEPTED }}
        text={{ name: 'source', label: words.source, rows: 6 }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField name="senderName" label={words.senderName} autoComplete="off" />
        <InputField name="subject" label={words.subject} autoComplete="off" />
        <InputField name="preheader" label={words.preheader} className="sm:col-span-2" autoComplete="off" />
        <p className="-mt-3 type-small text-ink-soft sm:col-span-2">{words.statedHint}</p>
        <Choice name="industry" label={words.industry} any={words.anyIndustry} options={industries} />
        <Choice name="occasion" label={words.occasion} any={words.anyOccasion} options={occasions} />
      </div>
      <SubmitButton busy={words.sending} size="l" className="justify-self-start">
        {words.send}
      </SubmitButton>
    </Form>
  )
}

type ChoiceProps = { name: string; label: string; any: string; options: Option[] }

function Choice({ name, label, any, options }: ChoiceProps) {
  return (
    <FormField name={name} label={label}>
      {(control) => (
        <SelectInput {...control} empty={any} options={options.map(({ slug, name: text }) => [slug, text])} />
      )}
    </FormField>
  )
}
