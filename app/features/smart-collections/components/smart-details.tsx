import { Input } from '#app/ui/field.tsx'
import { FormField } from '#app/ui/form.tsx'
import { Switch } from '#app/ui/switch.tsx'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { smartCopy } from '../copy.ts'
import { NAME_MAX } from '../limits.ts'

const words = smartCopy.create

type SmartDetailsProps = { name: string; inDigest: boolean; answer: FormAnswer | undefined }

/** The fields of a smart collection that its owner fills in. */
export function SmartDetailsFields({ name, inDigest, answer }: SmartDetailsProps) {
  const isOn = answer?.values ? answer.values['inDigest'] === 'on' : inDigest
  return (
    <>
      <FormField name="name" label={words.name} required>
        {({ defaultValue = name, ...control }) => (
          <Input {...control} autoComplete="off" maxLength={NAME_MAX} defaultValue={defaultValue} />
        )}
      </FormField>
      <div className="flex items-start gap-3 py-1">
        <Switch id="in-digest" name="inDigest" aria-describedby="in-digest-hint" defaultChecked={isOn} />
        <div>
          <label htmlFor="in-digest" className="block type-ui">
            {words.inDigest}
          </label>
          <p id="in-digest-hint" className="type-small text-ink-soft">
            {words.inDigestHint}
          </p>
        </div>
      </div>
    </>
  )
}
