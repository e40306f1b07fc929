import { FormField } from '#app/platform/ui/form.tsx'
import { Input } from '#app/platform/ui/field.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import { uploadCopy as words } from '../copy.ts'
import { PUBLISH } from '../schema.ts'

/** What becomes of the emails of an upload; the fields of `uploadOptions`. */
export function UploadOptionFields({ fetchImages }: { fetchImages: boolean }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="sr-only">{words.options}</legend>
      <FormField name="publish" label={words.publish} hint={words.publishHint}>
        {({ defaultValue = 'certain', ...control }) => (
          <SelectInput {...control} defaultValue={defaultValue}>
            {PUBLISH.map((choice) => (
              <option key={choice} value={choice}>
                {words.publishing[choice]}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <FormField name="brand" label={words.brand} hint={words.brandHint}>
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      <FormField name="label" label={words.label} hint={words.labelHint}>
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      <FormField name="fetchImages" label={words.fetchImages} hint={words.fetchImagesHint}>
        {({ defaultValue = fetchImages ? 'on' : 'off', ...control }) => (
          <SelectInput {...control} defaultValue={defaultValue}>
            <option value="on">{words.fetching.on}</option>
            <option value="off">{words.fetching.off}</option>
          </SelectInput>
        )}
      </FormField>
    </fieldset>
  )
}
