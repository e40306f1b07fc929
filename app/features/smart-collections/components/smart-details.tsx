import { Input } from '#app/ui/field.tsx'
import { FormField, FormSwitch } from '#app/ui/form.tsx'
import { smartCopy } from '../copy.ts'
import { NAME_MAX } from '../limits.ts'

const words = smartCopy.create

/** The fields of a smart collection that its owner fills in. */
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
