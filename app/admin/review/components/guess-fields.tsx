import { reviewCopy } from '#app/admin/review/copy.ts'
import type { FieldName } from '#app/admin/review/decision.ts'
import type { Choices, ReviewItem } from '#app/admin/review/queries.server.ts'
import type { FieldValue, GuessedField } from '#app/admin/review/review-item.ts'
import { languageName } from '#app/platform/lib/language-name.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { InputField } from '#app/platform/ui/form.tsx'
import { SelectInput, SuggestInput } from '#app/platform/ui/text-controls.tsx'
import { KeyCap, KEYS } from './key-cap.tsx'

/** The languages a reviewer can choose; others stay as they were guessed. */
const LANGUAGES =
  'ar bg cs da de el en es et fa fi fr he hi hr hu id is it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh'
    .split(' ')
    .map((value) => ({ value, name: languageName(value) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

export function GuessFields({ item, choices }: { item: ReviewItem; choices: Choices }) {
  const { brand } = item.fields
  return (
    <div className="grid grid-cols-1 gap-4">
      <InputField
        {...labelled('brand', brand, item.brandIsNew ? reviewCopy.newBrand : undefined)}
        as={SuggestInput}
        saved={brand.name}
        suggestions={choices.brand}
        required
      />
      {(['type', 'occasion', 'language'] as const).map((name) => (
        <InputField
          key={name}
          {...labelled(name, item.fields[name])}
          as={SelectInput}
          saved={item.fields[name].value}
          empty={reviewCopy.none}
          options={withCurrent(name === 'language' ? LANGUAGES : choices[name], item.fields[name])}
        />
      ))}
    </div>
  )
}

function labelled(name: FieldName, field: GuessedField, badge?: string) {
  return {
    name,
    label: (
      <span className="flex items-center justify-between">
        <span>
          {reviewCopy.fields[name]} {badge && <span className="type-micro text-accent">{badge}</span>}
        </span>
        <KeyCap>{KEYS[name]}</KeyCap>
      </span>
    ),
    hint: <Guess of={field} />,
    'aria-keyshortcuts': KEYS[name],
  }
}

function Guess({ of: { guess, value } }: { of: GuessedField }) {
  if (!guess) return value ? null : reviewCopy.noGuess
  const { confidence, reason, isSure } = guess
  return (
    <>
      <span aria-hidden="true" className="mr-1.5 inline-block h-1 w-9 rounded-full bg-line align-middle">
        <span
          className={cn('block h-full rounded-full', isSure ? 'bg-ok' : 'bg-code-pending')}
          style={{ width: `${Math.round(confidence * 100)}%` }}
        />
      </span>
      <span className={cn('tabular-nums', !isSure && 'font-medium text-ink')}>
        {reviewCopy.percent(confidence)}
        {!isSure && `, ${reviewCopy.unsure}`}
      </span>
      <span className="break-words">: {reason}</span>
    </>
  )
}

function withCurrent(choices: FieldValue[], current: FieldValue) {
  const isKnown = !current.value || choices.some(({ value }) => value === current.value)
  return [...(isKnown ? [] : [current]), ...choices].map(({ value, name }) => [value, name] as const)
}
