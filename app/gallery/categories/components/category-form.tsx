import { type FormEvent, type ReactNode, useState } from 'react'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Input } from '#app/platform/ui/field.tsx'
import { Form, FormField, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { adminCopy } from '../admin-copy.ts'
import type { EditedCategory } from '../admin-queries.server.ts'
import { fieldsOfRule, readDateRule } from '../date-rule-form.ts'
import { HALVES, MASTER_TAGS } from '../menu-groups.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import type { CategoryType } from '../schema.ts'
import { DateRuleFields } from './date-rule-fields.tsx'

const words = adminCopy.category

type CategoryFormProps = {
  type: CategoryType
  /** Null for a new one. */
  category: EditedCategory | null
  today: PlainDay
  answer: FormResult | undefined
  children?: ReactNode
}

/** A category's names, group and aliases; of an occasion its date as well. */
export function CategoryForm({ type, category, today, answer, children }: CategoryFormProps) {
  const saved = fieldsOfRule(category?.dateRule ?? null)
  const isDated = type === 'occasion' || type === 'seasonal'
  const [typed, setTyped] = useState(answer?.values ? ruleOf(answer.values) : null)
  const rule = typed ? typed.rule : (category?.dateRule ?? null)

  function follow({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (isDated) setTyped(ruleOf(Object.fromEntries(new FormData(currentTarget))))
  }

  return (
    <Form answer={answer} onChange={follow} className="mt-8 max-w-[820px]">
      {children}
      <FormSection title={words.basics} note={category?.isBuiltIn ? words.builtIn : undefined}>
        <div className="grid gap-5 sm:grid-cols-2">
          <InputField name="name" label={words.name} required saved={category?.name} maxLength={80} />
          <InputField
            name="group"
            label={words.group}
            as={SelectInput}
            saved={category?.half ?? category?.masterTag}
            options={groupsOf(type, category?.masterTag)}
          />
          {!category && (
            <FormField
              name="slug"
              label={words.slug}
              hint={words.slugHint}
              className="sm:col-span-2"
              required
            >
              {(control) => <Input {...control} autoCapitalize="none" spellCheck={false} maxLength={60} />}
            </FormField>
          )}
          <InputField
            name="description"
            label={words.description}
            hint={words.descriptionHint}
            className="sm:col-span-2"
            as={TextArea}
            saved={category?.description}
            maxLength={600}
          />
        </div>
      </FormSection>
      {isDated && (
        <FormSection title={words.date}>
          <DateRuleFields saved={saved} rule={rule} today={today} />
        </FormSection>
      )}
      <FormSection title={words.aliases}>
        <InputField
          name="aliases"
          label={words.aliases}
          hideLabel
          hint={words.aliasesHint}
          as={TextArea}
          saved={category?.aliases.join('\n')}
          autoCapitalize="none"
          spellCheck={false}
          inputClass="min-h-40"
        />
      </FormSection>
      <SubmitButton busy={words.saving}>{category ? words.save : words.add}</SubmitButton>
    </Form>
  )
}

function ruleOf(fields: Partial<Record<string, FormDataEntryValue>>) {
  const read = readDateRule(fields as Record<string, string>)
  return { rule: read.ok ? read.rule : null }
}

function groupsOf(type: CategoryType, own: string | undefined): (readonly [string, string])[] {
  if (type !== 'email_type') {
    const menu = type === 'vertical' ? 'vertical' : 'seasonal'
    return HALVES[menu].map(({ half, title }) => [half, title])
  }
  const isOwn = own && !MASTER_TAGS.some((tag) => tag === own)
  return [...MASTER_TAGS, ...(isOwn ? [own] : [])].map((tag) => [tag, tag])
}
