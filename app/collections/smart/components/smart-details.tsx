import { Input } from '#app/platform/ui/field.tsx'
import { FormField, FormSwitch } from '#app/platform/ui/form.tsx'
import { smartCopy } from '../copy.ts'
import { NAME_MAX } from '../limits.ts'

const words = smartCopy.create

export function SmartDetailsFields({ name, inDigest }: { name: string; inDigest: boolean }) {
  return (
    <>
      <FormField name="name" label={words.name} required>
        {({ defaultValue = name, ...control }) => (
          <Input {...control} autoComplete="off" maxLength={NAME_MAX} defaultValue={defaultValue} />
        )}
      </FormField>
      <FormSwitch
        name="inDigest"
        label={words.inDigest}
        hint={words.inDigestHint}
        defaultChecked={inDigest}
      />
    </>
  )
}
