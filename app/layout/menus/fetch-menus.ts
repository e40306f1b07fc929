import { href } from 'react-router'
import { loadWithRetry } from '#app/platform/lib/load-with-retry.ts'
import type { HeaderMenus } from './menus.ts'

let fetched: Promise<HeaderMenus | null> | undefined

/** The menus, fetched once; null if that failed, and then the next call tries again. */
export function fetchMenus(): Promise<HeaderMenus | null> {
  fetched ??= loadWithRetry(async () => {
    const response = await fetch(href('/menus'))
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return (await response.json()) as HeaderMenus
  }).then((menus) => {
    if (!menus) fetched = undefined
    return menus
  })
  return fetched
}
