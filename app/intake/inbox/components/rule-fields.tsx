import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import { InputField } from '#app/platform/ui/form.tsx'
import { SelectInput, SuggestInput } from '#app/platform/ui/text-controls.tsx'

type Choice = { slug: string; name: string }

type RuleFieldsProps = {
  saved: Partial<Record<string, string>>
  brands: Choice[]
  addresses: { id: string; address: string }[]
  types: Choice[]
  occasions: Choice[]
}

export function RuleFields({ saved, brands, addresses, types, occasions }: RuleFieldsProps) {
  const typeOptions = optionsOf(types)
  const exact = { autoCapitalize: 'none', spellCheck: false } as const
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-5 type-head">{inboxCopy.when}</legend>
        <InputField
          name="sender"
          label="From this address"
          saved={saved['sender']}
          placeholder="news@brand.com"
          {...exact}
        />
        <InputField
          name="domain"
          label="From this domain"
          hint="Includes subdomains"
          saved={saved['domain']}
          placeholder="brand.com"
          {...exact}
        />
        <InputField
          name="listId"
          label="From this mailing list"
          hint="List-Id"
          saved={saved['listId']}
          {...exact}
        />
        <InputField
          name="subjectWords"
          label="With these words in the subject"
          hint="All of them, in any order"
          saved={saved['subjectWords']}
          {...exact}
        />
        <InputField
          name="addressId"
          label="Sent to"
          as={SelectInput}
          saved={saved['addressId']}
          empty="Any address"
          options={addresses.map(({ id, address }) => [id, address])}
        />
        <InputField
          name="type"
          label="Guessed as"
          as={SelectInput}
          saved={saved['type']}
          empty="Any type"
          options={typeOptions}
        />
        <InputField
          name="confidence"
          label="Confidence of the email type"
          hint="At least, in percent"
          saved={saved['confidence'] ?? 70}
          inputMode="numeric"
        />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-5 type-head">{inboxCopy.thenHeading}</legend>
        <InputField
          name="decision"
          label="The email is"
          as={SelectInput}
          saved={saved['decision'] ?? 'publish'}
          options={Object.entries({
            publish: 'Published immediately',
            review: 'Kept as a draft',
            hide: 'Hidden',
          })}
        />
        <InputField
          name="brand"
          label="Brand"
          hint="Leave empty to use the sender’s"
          as={SuggestInput}
          saved={brands.find(({ slug }) => slug === saved['brand'])?.name ?? saved['brand']}
          suggestions={brands.map(({ slug, name }) => ({ value: slug, name }))}
        />
        <InputField
          name="setType"
          label="Type"
          as={SelectInput}
          saved={saved['setType']}
          empty="As guessed"
          options={typeOptions}
        />
        <InputField
          name="occasion"
          label="Occasion"
          as={SelectInput}
          saved={saved['occasion']}
          empty="As guessed"
          options={optionsOf(occasions)}
        />
      </fieldset>
    </>
  )
}

function optionsOf(choices: Choice[]) {
  return choices.map(({ slug, name }) => [slug, name] as const)
}
