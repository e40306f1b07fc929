/** Web vitals as Chromium reports them. */
import type { Page } from 'playwright-core'

export type Vitals = {
  fcp: number
  lcp: number
  cls: number
  /** Total blocking time: the sum of what long tasks take beyond 50 ms. */
  tbt: number
  /** Transferred kilobytes. */
  bytes: number
}

declare global {
  interface Window {
    seenVitals: { lcp: number; cls: number; tbt: number; interactions: number[] }
  }
}

/** The fields of the four entry types; each type has some of them. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number }

/** Runs in the page before any of its scripts. */
export function watchVitals(): void {
  const seen = (window.seenVitals = { lcp: 0, cls: 0, tbt: 0, interactions: [] as number[] })
  function watch(type: string, note: (entry: Entry) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry)
    })
    // The shortest interactions browsers report; TypeScript does not know the option yet.
    const shortest = { durationThreshold: 16 }
    observer.observe({ type, buffered: true, ...shortest })
  }
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ duration }) => {
    seen.tbt += duration - 50
  })
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.interactions.push(duration)
  })
}

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { lcp, cls, tbt } = window.seenVitals
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const bytes = fetched.reduce((sum, { transferSize }) => sum + transferSize, arrival!.transferSize)
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]!.startTime
    // Rounded to 0.001 as in Lighthouse; a glyph swapping its font shifts less.
    return { fcp, lcp, cls: Math.round(cls * 1_000) / 1_000, tbt, bytes: bytes / 1000 }
  })
}
