import { Fragment, useId } from 'react'
import { href, useFetcher, useRouteLoaderData } from 'react-router'
import { setTheme, type Theme, THEMES, useTheme } from './theme.ts'
import { layoutCopy } from './copy.ts'

/** Light · Dark · System; for signed-in users the choice is stored in the account. Hidden without scripts. */
export function ThemeToggle() {
  const current = useTheme()
  const { submit } = useFetcher()
  const user = useRouteLoaderData<{ user: object | null }>('root')?.user
  const id = useId()

  function choose(theme: Theme) {
    setTheme(theme)
    if (!user) return
    const action = href('/settings/preferences')
    // Nothing else on the page depends on it.
    void submit({ theme }, { method: 'post', action, defaultShouldRevalidate: false })
  }

  return (
    <fieldset aria-labelledby={id} className="hidden items-center gap-1 in-data-script:flex">
      <span id={id} className="sr-only">
        {layoutCopy.theme}
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
            {layoutCopy.themes[theme]}
          </button>
        </Fragment>
      ))}
    </fieldset>
  )
}
