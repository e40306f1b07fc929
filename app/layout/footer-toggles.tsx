/** The settings in the footer: theme and keyboard shortcuts. */
import { Fragment, useId } from 'react'
import { setShortcutsEnabled, useShortcutsEnabled } from '#app/ui/single-key-shortcuts.ts'
import { THEME_LABELS, THEMES } from './theme.ts'
import { useThemeChoice } from './use-theme-choice.ts'

const themes = THEMES.map((theme) => [theme, THEME_LABELS[theme]] as const)

/** Light · Dark · System. */
export function ThemeToggle() {
  const [current, choose] = useThemeChoice()
  return <TextToggle label="Theme" hideLabel options={themes} current={current} onChoose={choose} />
}

const onOff = [
  [true, 'On'],
  [false, 'Off'],
] as const

/** Turns single-key shortcuts on and off in this browser. */
export function ShortcutsToggle() {
  const work = useShortcutsEnabled()
  return (
    <TextToggle label="Single-key shortcuts" options={onOff} current={work} onChoose={setShortcutsEnabled} />
  )
}

type TextToggleProps<Value> = {
  label: string
  /** Visually hidden, where the options are clear without it. */
  hideLabel?: boolean
  options: readonly (readonly [value: Value, text: string])[]
  current: Value | null
  onChoose: (value: Value) => void
}

/** A few options, one of them selected. Hidden without scripts. */
function TextToggle<Value>({ label, hideLabel, options, current, onChoose }: TextToggleProps<Value>) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="hidden items-center gap-1 in-data-script:flex">
      <span id={id} className={hideLabel ? 'sr-only' : 'mr-1.5'}>
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
