import { href, useFetcher, useRouteLoaderData } from 'react-router'
import { setTheme, type Theme, useTheme } from './theme.ts'

/** The theme, and a function that changes it; for signed-in users the choice is stored in the account. */
export function useThemeChoice(): [theme: Theme | null, choose: (theme: Theme) => void] {
  const theme = useTheme()
  const { submit } = useFetcher()
  const user = useRouteLoaderData<{ user: object | null }>('root')?.user

  function choose(next: Theme) {
    setTheme(next)
    if (!user) return
    const action = href('/settings/preferences')
    // Nothing else on the page depends on it.
    void submit({ theme: next }, { method: 'post', action, defaultShouldRevalidate: false })
  }

  return [theme, choose]
}
