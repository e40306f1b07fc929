import { InputField } from '#app/platform/ui/form.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import { uploadCopy as words } from '../copy.ts'
import { PUBLISH } from '../schema.ts'

/** The fields of `uploadOptions`. */
export function UploadOptionFields({ fetchImages }: { fetchImages: boolean }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="sr-only">{words.options}</legend>
      <InputField
        name="publish"
        label={words.publish}
        hint={words.publishHint}
        as={SelectInput}
        saved="certain"
        options={PUBLISH.map((choice) => [choice, words.publishing[choice]])}
      />
      <InputField name="brand" label={words.brand} hint={words.brandHint} autoComplete="off" />
      <InputField name="label" label={words.label} hint={words.labelHint} autoComplete="off" />
      <InputField
        name="fetchImages"
        label={words.fetchImages}
        hint={words.fetchImagesHint}
        as={SelectInput}
        saved={fetchImages ? 'on' : 'off'}
        options={Object.entries(words.fetching)}
      />
    </fieldset>
  )
}
