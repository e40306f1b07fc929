import { Fragment, useId } from 'react'
import { THEME_LABELS, THEMES } from './theme.ts'
import { useThemeChoice } from './use-theme-choice.ts'

/** Light · Dark · System. Hidden without scripts. */
export function ThemeToggle() {
  const [current, choose] = useThemeChoice()
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="hidden items-center gap-1 in-data-script:flex">
      <span id={id} className="sr-only">
        Theme
      </span>
      {THEMES.map((theme, index) => (
        <Fragment key={theme}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            aria-pressed={theme === current}
            onClick={() => choose(theme)}
            className="min-w-6 rounded-chip py-[3px] underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:underline pointer-coarse:py-2"
          >
            {THEME_LABELS[theme]}
          </button>
        </Fragment>
      ))}
    </fieldset>
  )
}
