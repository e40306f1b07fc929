import { type ComponentType, type ReactNode, use, useEffect } from 'react'
import { loadWithRetry } from '#app/platform/lib/load-with-retry.ts'
import { useHydrated } from './use-hydrated.ts'

/** A promise that never resolves. Hydration waits for it, so the HTML of the server stays, with its links and forms. */
const NEVER = new Promise<never>(() => {})

/** Loads its script on demand; `preload` starts it. Once loaded it does not suspend; if it can't be, `instead`. */
export function lazyComponent<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  let asked: Promise<ComponentType<Props> | null> | undefined
  let arrived: ComponentType<Props> | undefined

  async function fetchAndKeep() {
    arrived = await fetchComponent()
    return arrived
  }

  function Lazy({ instead, ...props }: Props & { instead?: ReactNode }): ReactNode {
    const isHydrated = useHydrated()
    useEffect(
      () => () => {
        // It could not be loaded: the next call tries again.
        if (!arrived) asked = undefined
      },
      [],
    )
    // The last hook: a render that is repeated once the component has arrived does not call it, and React would take
    // the hooks after it for those of an earlier render.
    const Component = arrived ?? use((asked ??= loadWithRetry(fetchAndKeep)))
    // oxlint-disable-next-line react/static-components -- once loaded, it is always the same
    if (Component) return <Component {...(props as unknown as Props)} />
    return isHydrated ? instead : use(NEVER)
  }

  return Object.assign(Lazy, {
    preload: () => {
      if (!arrived) fetchAndKeep().catch(() => {})
    },
    load: async () => arrived ?? loadWithRetry(fetchAndKeep),
  })
}

/** Opens a page instead of a part that did not load: `to`, or this page as the server sends it. */
export function OpenPage({ to }: { to?: string }): null {
  useEffect(() => {
    if (to) window.location.assign(to)
    else window.location.reload()
  }, [to])
  return null
}
