/** What the footer has to set: the theme, and the keyboard shortcuts behind a button. */
import { Fragment, Suspense, useId, useState } from 'react'
import { KeyboardHelpDialog } from '#app/features/gallery/email-page/keyboard-help.tsx'
import { THEME_LABELS, THEMES } from './theme.ts'
import { useThemeChoice } from './use-theme-choice.ts'

const themes = THEMES.map((theme) => [theme, THEME_LABELS[theme]] as const)

/** Light · Dark · System. */
export function ThemeToggle() {
  const [current, choose] = useThemeChoice()
  return <TextToggle label="Theme" options={themes} current={current} onChoose={choose} />
}

/** Shows the shortcuts, with the switch that turns single keys off: signed-out visitors have no other place for it. */
export function ShortcutsButton() {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="hidden rounded-chip py-[3px] underline-offset-4 hover:text-ink hover:underline in-data-script:block pointer-coarse:py-2"
      >
        Keyboard shortcuts
      </button>
      {open !== null && (
        <Suspense>
          <KeyboardHelpDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

type TextToggleProps<Value> = {
  label: string
  options: readonly (readonly [value: Value, text: string])[]
  current: Value | null
  onChoose: (value: Value) => void
}

/** A few options, one of them selected. Hidden without scripts. */
function TextToggle<Value>({ label, options, current, onChoose }: TextToggleProps<Value>) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="hidden items-center gap-1 in-data-script:flex">
      <span id={id} className="sr-only">
        {label}
      </span>
      {options.map(([value, text], index) => (
        <Fragment key={text}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            aria-pressed={value === current}
            onClick={() => onChoose(value)}
            className="min-w-6 rounded-chip py-[3px] underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:underline pointer-coarse:py-2"
          >
            {text}
          </button>
        </Fragment>
      ))}
    </fieldset>
  )
}
