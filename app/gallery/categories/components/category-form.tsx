import type { ReactNode } from 'react'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { longDate } from '#app/platform/lib/format.ts'
import { Input } from '#app/platform/ui/field.tsx'
import { Form, FormField, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { adminCopy } from '../admin-copy.ts'
import type { EditedCategory } from '../admin-queries.server.ts'
import { HALVES, MASTER_TAGS } from '../menu-groups.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { isComputed, nextDates } from '../occasion-dates.ts'
import type { CategoryType } from '../schema.ts'

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
  const rule = category?.dateRule ?? null
  const isDated = type === 'occasion' || type === 'seasonal'
  return (
    <Form answer={answer} className="mt-8 max-w-[820px]">
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
          <InputField
            name="position"
            label={words.position}
            hint={words.positionHint}
            type="number"
            saved={category?.position ?? 0}
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
          <InputField
            name="dates"
            label={words.dates}
            hint={rule && isComputed(rule) ? words.computed(nextDays(rule, today)) : words.datesHint}
            as={TextArea}
            saved={textOf(rule)}
            inputClass="min-h-40"
          />
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

/** Listed days as the form takes them; nothing for a computed rule. */
function textOf(rule: DateRule | null): string {
  if (rule?.kind === 'table') return Object.values(rule.dates).join('\n')
  if (rule?.kind !== 'fixed') return ''
  return [rule.month, rule.day].map((part) => String(part).padStart(2, '0')).join('-')
}

function nextDays(rule: DateRule, today: PlainDay): string {
  return nextDates(rule, today, 3).map(longDate).join('; ')
}

function groupsOf(type: CategoryType, own: string | undefined): (readonly [string, string])[] {
  if (type !== 'email_type') {
    const menu = type === 'vertical' ? 'vertical' : 'seasonal'
    return HALVES[menu].map(({ half, title }) => [half, title])
  }
  const isOwn = own && !MASTER_TAGS.some((tag) => tag === own)
  return [...MASTER_TAGS, ...(isOwn ? [own] : [])].map((tag) => [tag, tag])
}
