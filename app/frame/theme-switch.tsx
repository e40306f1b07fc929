import { Fragment } from 'react'
import { setTheme, THEMES, type Theme, useTheme } from './theme.ts'

export const themeNames: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

/** Light · Dark · System. Needs the script, so it is not there without it. */
export function ThemeSwitch() {
  const current = useTheme()
  return (
    <fieldset className="hidden gap-1 in-data-script:flex">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((theme, index) => (
        <Fragment key={theme}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            aria-pressed={theme === current}
            onClick={() => setTheme(theme)}
            className="rounded-chip underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:underline pointer-coarse:py-2"
          >
            {themeNames[theme]}
          </button>
        </Fragment>
      ))}
    </fieldset>
  )
}
