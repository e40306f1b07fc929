import { useEffect, useState } from 'react'

type Loaded<T> = { url: string; json: T }

/**
 * The JSON last loaded, and its URL. `url` is fetched once it has stayed the same for `delay` milliseconds; null is not
 * fetched. Failures are ignored: callers go on with what the page has.
 */
export function useDelayedJson<T>(url: string | null, delay: number): Loaded<T> | undefined {
  const [loaded, setLoaded] = useState<Loaded<T>>()
  useEffect(() => {
    if (!url) return undefined
    const controller = new AbortController()
    async function load(asked: string) {
      try {
        const response = await fetch(asked, { signal: controller.signal })
        if (response.ok) setLoaded({ url: asked, json: (await response.json()) as T })
      } catch {}
    }
    const timer = setTimeout(() => void load(url), delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [url, delay])
  return loaded
}
