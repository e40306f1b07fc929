import { useEffect, useState } from 'react'
import { sourceCopy } from './source-copy.ts'

export type FetchedText =
  | { status: 'loading' }
  | { status: 'ready'; text: string }
  | { status: 'failed'; reason: string }

type FetchOptions = {
  url: string
  /** What the server sent with the page, if anything. */
  initialText: string | null
  /** Treats an empty response as a failure. */
  rejectEmpty: boolean
  onFail: () => void
}

/** Fetches text once per URL; `retry` asks again after a failure. */
export function useFetchedText({ url, initialText, rejectEmpty, onFail }: FetchOptions): {
  fetched: FetchedText
  retry: () => void
} {
  const [fetched, setFetched] = useState<FetchedText>(
    initialText === null ? { status: 'loading' } : { status: 'ready', text: initialText },
  )
  const [attempt, setAttempt] = useState(0)
  const isNeeded = fetched.status === 'loading'

  useEffect(() => {
    if (!isNeeded) return undefined
    const controller = new AbortController()
    void fetchText(url, rejectEmpty, controller.signal).then((result) => {
      if (controller.signal.aborted) return
      setFetched(result)
      if (result.status === 'failed') onFail()
    })
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a new failure handler is no reason to fetch again
  }, [url, rejectEmpty, attempt, isNeeded])

  function retry() {
    setFetched({ status: 'loading' })
    setAttempt((count) => count + 1)
  }
  return { fetched, retry }
}

async function fetchText(url: string, rejectEmpty: boolean, signal: AbortSignal): Promise<FetchedText> {
  try {
    const response = await fetch(url, { signal })
    if (!response.ok) {
      // HTTP/2 and later send no status text.
      return { status: 'failed', reason: sourceCopy.failed(response.statusText || String(response.status)) }
    }
    const text = await response.text()
    if (rejectEmpty && !text.trim()) return { status: 'failed', reason: sourceCopy.empty }
    return { status: 'ready', text }
  } catch {
    return { status: 'failed', reason: sourceCopy.failed(sourceCopy.unreachable) }
  }
}
