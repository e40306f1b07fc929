import { useEffect, useState } from 'react'

type Loaded<T> = { url: string; json: T }

/**
 * The JSON last loaded and its URL, fetched once `url` stays the same for `delay` milliseconds; failures are ignored.
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
