import { Fragment } from 'react'
import { THEMES, type Theme } from './theme.ts'
import { useThemeChoice } from './use-theme-choice.ts'

export const themeNames: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

/** Light · Dark · System. Needs the script, so it is not there without it. */
export function ThemeSwitch() {
  const [current, choose] = useThemeChoice()
  return (
    <fieldset className="hidden items-center gap-1 in-data-script:flex">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((theme, index) => (
        <Fragment key={theme}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            aria-pressed={theme === current}
            onClick={() => choose(theme)}
            className="rounded-chip underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:underline pointer-coarse:py-2"
          >
            {themeNames[theme]}
          </button>
        </Fragment>
      ))}
    </fieldset>
  )
}
