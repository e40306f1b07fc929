import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useRef } from 'react'
import { reviewCopy } from '#app/admin/review/copy.ts'
import { keyOf } from '#app/admin/review/shortcuts.ts'
import type { FieldValue, GuessedField } from '#app/admin/review/review-item.ts'
import type { FieldName } from '#app/admin/review/decision.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { Input } from '#app/platform/ui/field.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { ChoiceList } from './choice-list.tsx'
import { KeyCap } from './key-cap.tsx'

type GuessFieldProps = {
  name: FieldName
  field: GuessedField
  edit: FieldValue | undefined
  choices: FieldValue[] | 'brands'
  /** A label beside the value, such as that the brand is new. */
  badge?: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (value: FieldValue) => void
}

export function GuessField({
  name,
  field,
  edit,
  choices,
  badge,
  open,
  onOpenChange,
  onChoose,
}: GuessFieldProps) {
  const isHydrated = useHydrated()
  const focused = useRef<Element>(null)
  const shown = edit ?? field
  const label = reviewCopy.fields[name]
  if (!isHydrated) return <PlainField name={name} field={field} choices={choices} />
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <div className="border-t border-line">
        <Popover.Trigger
          className={cn(
            'group -mx-2 grid w-[calc(100%+16px)] grid-cols-[84px_minmax(0,1fr)_auto] items-baseline gap-x-2 rounded-control px-2 py-2.5 text-left hover:bg-sunk',
            open && 'bg-sunk',
          )}
        >
          <span className="type-small text-ink-soft">{label}</span>
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className={cn('type-ui break-words', !shown.value && 'text-ink-soft')}>
                {shown.name || reviewCopy.none}
              </span>
              {badge && !edit && <span className="type-micro text-accent">{badge}</span>}
            </span>
            <Why field={field} isEdited={edit !== undefined} />
          </span>
          <span className="flex items-center gap-1.5 self-center text-ink-faint">
            <KeyCap>{keyOf(name)}</KeyCap>
            <ChevronDown aria-hidden="true" className="size-3.5" />
          </span>
        </Popover.Trigger>
      </div>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={16}
          // A key opens it from anywhere and the focus returns there, so that Enter accepts.
          onOpenAutoFocus={() => (focused.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Another field may be open already.
            if (document.activeElement !== document.body) return
            if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
          }}
          // It closes without an animation, because it would still take keys during one.
          className="z-40 flex w-[300px] max-w-[calc(100vw-32px)] flex-col overflow-hidden rounded-control bg-surface shadow-pop outline-none data-[state=open]:animate-rise"
        >
          <ChoiceList
            label={label}
            choices={choices}
            onChoose={(value) => {
              onChoose(value)
              onOpenChange(false)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Why({ field: { guess, value }, isEdited }: { field: GuessedField; isEdited: boolean }) {
  if (isEdited) return <span className="block type-small text-accent">{reviewCopy.changed}</span>
  if (!guess) {
    return value ? null : <span className="block type-small text-ink-soft">{reviewCopy.noGuess}</span>
  }
  const { confidence, reason, isSure } = guess
  return (
    <span className="mt-0.5 block type-small text-ink-soft">
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
    </span>
  )
}

/** Without scripts: a field of a form. */
function PlainField({ name, field, choices }: Pick<GuessFieldProps, 'name' | 'field' | 'choices'>) {
  const id = `review-${name}`
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] items-baseline gap-x-2 border-t border-line py-2.5">
      <label htmlFor={id} className="type-small text-ink-soft">
        {reviewCopy.fields[name]}
      </label>
      <div className="min-w-0">
        {choices === 'brands' ? (
          <Input id={id} name={name} defaultValue={field.name} required className="h-9" />
        ) : (
          <SelectInput
            id={id}
            name={name}
            defaultValue={field.value}
            className="h-9"
            options={withCurrent(choices, field).map(({ value, name: words }) => [value, words])}
          />
        )}
        <Why field={field} isEdited={false} />
      </div>
    </div>
  )
}

function withCurrent(choices: FieldValue[], { value, name }: FieldValue): FieldValue[] {
  return choices.some((one) => one.value === value) ? choices : [{ value, name }, ...choices]
}
