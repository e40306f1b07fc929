/** How long a second attempt waits, in milliseconds. */
const PAUSE = 500

/** The storage key of the build for which the browser has reloaded the page. */
const RELOADED_FROM = 'reloadedFrom'

/** Loads a chunk, twice if need be. If a new version replaced it, the page reloads, once for each build. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      return load()
    })
  } catch {
    if (!(await reloadIfReplaced())) return null
    return new Promise(() => {})
  }
}

/** Reloads the page if the server no longer has the build it came from. */
async function reloadIfReplaced(): Promise<boolean> {
  const { url } = Reflect.get(window, '__reactRouterManifest') as { url: string }
  try {
    const response = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    if (response.status !== 404 || sessionStorage.getItem(RELOADED_FROM) === url) return false
    sessionStorage.setItem(RELOADED_FROM, url)
  } catch {
    // The browser is offline, or its storage is blocked: the page might reload without end.
    return false
  }
  location.reload()
  return true
}
