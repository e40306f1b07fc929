import { useId } from 'react'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import type { FieldErrors } from '#app/platform/lib/field-errors.ts'
import { Field, Input } from '#app/platform/ui/field.tsx'
import { Choices } from './choices.tsx'

type Choice = { slug: string; name: string }

type RuleFieldsProps = {
  values: Partial<Record<string, string>>
  errors: FieldErrors
  brands: Choice[]
  addresses: { id: string; address: string }[]
  types: Choice[]
  occasions: Choice[]
}

/** The conditions of a rule, and its outcome. */
export function RuleFields({ values, errors, brands, addresses, types, occasions }: RuleFieldsProps) {
  const brandList = useId()
  const input = (name: string, placeholder?: string) =>
    function control(props: object) {
      return (
        <Input
          name={name}
          defaultValue={values[name]}
          placeholder={placeholder}
          autoCapitalize="none"
          spellCheck={false}
          {...props}
        />
      )
    }
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-5 type-head">{inboxCopy.when}</legend>
        <Field label="From this address" error={errors['sender']}>
          {input('sender', 'news@brand.com')}
        </Field>
        <Field label="From this domain" hint="Includes subdomains" error={errors['domain']}>
          {input('domain', 'brand.com')}
        </Field>
        <Field label="From this mailing list" hint="List-Id" error={errors['listId']}>
          {input('listId')}
        </Field>
        <Field
          label="With these words in the subject"
          hint="All of them, in any order"
          error={errors['subjectWords']}
        >
          {input('subjectWords')}
        </Field>
        <Choices label="Sent to" name="addressId" value={values['addressId']} empty="Any address">
          {addresses.map(({ id, address }) => (
            <option key={id} value={id}>
              {address}
            </option>
          ))}
        </Choices>
        <Choices label="Guessed as" name="type" value={values['type']} empty="Any type">
          {options(types)}
        </Choices>
        <Field label="Confidence of the email type" hint="At least, in percent" error={errors['confidence']}>
          {(control) => (
            <Input
              name="confidence"
              inputMode="numeric"
              defaultValue={values['confidence'] ?? '70'}
              {...control}
            />
          )}
        </Field>
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-5 type-head">{inboxCopy.thenHeading}</legend>
        <Choices label="It is" name="decision" value={values['decision'] ?? 'publish'}>
          <option value="publish">Published at once</option>
          <option value="review">Kept as a draft</option>
          <option value="hide">Hidden</option>
        </Choices>
        <Field label="Brand" hint="Leave empty to use the sender’s" error={errors['brand']}>
          {(control) => (
            <>
              <Input
                name="brand"
                list={brandList}
                autoComplete="off"
                defaultValue={brands.find(({ slug }) => slug === values['brand'])?.name ?? values['brand']}
                {...control}
              />
              <datalist id={brandList}>
                {brands.map(({ slug, name }) => (
                  <option key={slug}>{name}</option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Choices
          label="Type"
          name="setType"
          value={values['setType']}
          empty="As guessed"
          error={errors['type']}
        >
          {options(types)}
        </Choices>
        <Choices
          label="Occasion"
          name="occasion"
          value={values['occasion']}
          empty="As guessed"
          error={errors['occasion']}
        >
          {options(occasions)}
        </Choices>
      </fieldset>
    </>
  )
}

function options(choices: Choice[]) {
  return choices.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ))
}
