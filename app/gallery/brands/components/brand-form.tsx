import { type ReactNode, useState } from 'react'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { Input } from '#app/platform/ui/field.tsx'
import { Form, FormField, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { adminCopy } from '../admin-copy.ts'
import type { EditedBrand } from '../admin-queries.server.ts'
import { presentBrand } from '../brand-summary.ts'
import { readableInk } from '#app/platform/lib/contrast.ts'
import { completeColor } from '../complete-color.ts'
import { BrandTile } from './brand-tile.tsx'
import { ColorField } from './color-field.tsx'
import { LogoField } from './logo-field.tsx'
import { PolicyFields } from './policy-fields.tsx'

const words = adminCopy.brand

type CategoryGroup = { title: string; categories: { id: string; name: string }[] }

type BrandFormProps = {
  brand: EditedBrand
  groups: CategoryGroup[]
  answer: FormResult | undefined
  /** Beside the tile: what the brand has. */
  about: ReactNode
  actions: ReactNode
}

/** Everything about a brand in one form; its tile at the top follows what is typed. */
export function BrandForm({ brand, groups, answer, about, actions }: BrandFormProps) {
  const values = answer?.values
  const [name, setName] = useState(values?.['name'] ?? brand.name)
  const [color, setColor] = useState(values?.['color'] ?? brand.color ?? '')
  const [ink, setInk] = useState(values?.['colorInk'] ?? brand.colorInk ?? '')
  const [logo, setLogo] = useState(brand.logoUrl)
  const background = completeColor(color)
  const plain = presentBrand({ ...brand, color: null, colorInk: null })
  const face = background
    ? { ...plain, color: background, colorInk: completeColor(ink) ?? readableInk(background) }
    : plain
  return (
    <Form answer={answer} encType="multipart/form-data" className="shelf-clip">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-x-8 pt-7 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4">
        <BrandTile brand={{ ...face, name: name.trim() || brand.name, logoUrl: logo }} />
        <div className="min-w-0 pb-6 max-sm:pb-3.5">
          <h1 className="type-title text-balance break-words">{name.trim() || brand.name}</h1>
          {about}
        </div>
        <div className="flex gap-2 pb-6 max-sm:col-span-2 max-sm:row-start-2 max-sm:pt-5">{actions}</div>
      </div>
      <div className="shelf-edge max-sm:hidden" />
      <div className="grid gap-x-12 pt-9 lg:grid-cols-[minmax(0,1fr)_350.5px] max-sm:pt-0">
        <div className="min-w-0">
          <FormSection title={words.basics}>
            <div className="grid gap-5 sm:grid-cols-2">
              <InputField
                name="name"
                label={words.name}
                required
                value={name}
                onChange={({ target }) => setName(target.value)}
                maxLength={120}
              />
              <FormField name="slug" label={words.slug} hint={words.slugHint(brand.formerSlugs)} required>
                {({ defaultValue = brand.slug, ...control }) => (
                  <Input {...control} defaultValue={defaultValue} autoCapitalize="none" spellCheck={false} />
                )}
              </FormField>
              <InputField
                name="description"
                label={words.description}
                hint={words.descriptionHint}
                className="sm:col-span-2"
                as={TextArea}
                saved={brand.description ?? ''}
                maxLength={600}
              />
              <FormField name="website" label={words.website} className="sm:col-span-2">
                {({ defaultValue = brand.website ?? '', ...control }) => (
                  <Input {...control} defaultValue={defaultValue} inputMode="url" autoCapitalize="none" />
                )}
              </FormField>
            </div>
          </FormSection>
          <FormSection title={words.look}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <LogoField saved={brand.logoUrl} onChange={setLogo} />
              <ColorField
                name="color"
                label={words.color}
                hint={words.colorHint}
                value={color}
                fallback={plain.color}
                onChange={setColor}
              />
              <ColorField
                name="colorInk"
                label={words.colorInk}
                hint={words.colorInkHint}
                value={ink}
                fallback={background ? readableInk(background) : plain.colorInk}
                onChange={setInk}
              />
            </div>
          </FormSection>
          <FormSection
            title={words.categories}
            note={words.categoriesText}
            error={answer?.errors?.['category']}
          >
            <CategoryChoices chosen={brand.categoryIds} groups={groups} />
          </FormSection>
          <FormSection title={words.senders}>
            <FormField name="domains" label={words.domains} hint={words.domainsHint}>
              {({ defaultValue = brand.domains.join('\n'), ...control }) => (
                <TextArea {...control} defaultValue={defaultValue} autoCapitalize="none" spellCheck={false} />
              )}
            </FormField>
          </FormSection>
        </div>
        <div className="lg:sticky lg:top-[72px] lg:self-start">
          <PolicyFields brand={brand} values={values} />
          <SubmitButton busy={words.saving} className="w-full">
            {words.save}
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}

/** As many choices as a brand has, and at least four: the order needs no script. */
function CategoryChoices({ chosen, groups }: { chosen: string[]; groups: CategoryGroup[] }) {
  const fields = Array.from({ length: Math.min(12, Math.max(4, chosen.length + 1)) }, (_, at) => at)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map((at) => (
        <label key={at} className="flex flex-col gap-1.5 type-ui">
          {words.categoryAt(at)}
          <SelectInput name="category" defaultValue={chosen[at] ?? ''}>
            <option value="">{words.noCategory}</option>
            {groups.map(({ title, categories }) => (
              <optgroup key={title} label={title}>
                {categories.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectInput>
        </label>
      ))}
    </div>
  )
}
