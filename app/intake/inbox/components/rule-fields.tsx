import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import { InputField } from '#app/platform/ui/form.tsx'
import { SelectInput, SuggestInput } from '#app/platform/ui/text-controls.tsx'

const fields = inboxCopy.ruleFields

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
        <InputField name="sender" {...fields.sender} saved={saved['sender']} {...exact} />
        <InputField name="domain" {...fields.domain} saved={saved['domain']} {...exact} />
        <InputField name="listId" {...fields.list} saved={saved['listId']} {...exact} />
        <InputField name="subjectWords" {...fields.subject} saved={saved['subjectWords']} {...exact} />
        <InputField
          name="addressId"
          {...fields.address}
          as={SelectInput}
          saved={saved['addressId']}
          options={addresses.map(({ id, address }) => [id, address])}
        />
        <InputField
          name="type"
          {...fields.guessed}
          as={SelectInput}
          saved={saved['type']}
          options={typeOptions}
        />
        <InputField
          name="confidence"
          {...fields.confidence}
          saved={saved['confidence'] ?? 70}
          inputMode="numeric"
        />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-5 type-head">{inboxCopy.thenHeading}</legend>
        <InputField
          name="decision"
          label={fields.decision}
          as={SelectInput}
          saved={saved['decision'] ?? 'publish'}
          options={Object.entries(fields.decisions)}
        />
        <InputField
          name="brand"
          {...fields.brand}
          as={SuggestInput}
          saved={brands.find(({ slug }) => slug === saved['brand'])?.name ?? saved['brand']}
          suggestions={brands.map(({ slug, name }) => ({ value: slug, name }))}
        />
        <InputField
          name="setType"
          {...fields.type}
          as={SelectInput}
          saved={saved['setType']}
          options={typeOptions}
        />
        <InputField
          name="occasion"
          {...fields.occasion}
          as={SelectInput}
          saved={saved['occasion']}
          options={optionsOf(occasions)}
        />
      </fieldset>
    </>
  )
}

function optionsOf(choices: Choice[]) {
  return choices.map(({ slug, name }) => [slug, name] as const)
}
