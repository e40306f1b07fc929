import { useEffect, useState } from 'react'
import { sourceCopy } from './source-copy.ts'

export type FetchedText =
  | { status: 'loading' }
  | { status: 'ready'; text: string }
  | { status: 'failed'; reason: string }

type Fetching = {
  address: string
  /** What the server sent with the page, when it did. */
  sent: string | null
  /** An answer without words is a failure. */
  mustHaveWords: boolean
  onFail: () => void
}

/** Text from an address of ours, fetched once for each address; `retry` asks again after a failure. */
export function useFetchedText({ address, sent, mustHaveWords, onFail }: Fetching): {
  fetched: FetchedText
  retry: () => void
} {
  const [fetched, setFetched] = useState<FetchedText>(
    sent === null ? { status: 'loading' } : { status: 'ready', text: sent },
  )
  const [attempt, setAttempt] = useState(0)
  const isNeeded = fetched.status === 'loading'

  useEffect(() => {
    if (!isNeeded) return undefined
    const controller = new AbortController()
    void fetchText(address, mustHaveWords, controller.signal).then((answer) => {
      if (controller.signal.aborted) return
      setFetched(answer)
      if (answer.status === 'failed') onFail()
    })
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- what to do about a failure is no reason to ask again
  }, [address, mustHaveWords, attempt, isNeeded])

  function retry() {
    setFetched({ status: 'loading' })
    setAttempt((count) => count + 1)
  }
  return { fetched, retry }
}

async function fetchText(address: string, mustHaveWords: boolean, signal: AbortSignal): Promise<FetchedText> {
  try {
    const response = await fetch(address, { signal })
    if (!response.ok) {
      // The newer versions of HTTP send a number alone.
      return { status: 'failed', reason: sourceCopy.failed(response.statusText || String(response.status)) }
    }
    const text = await response.text()
    if (mustHaveWords && !text.trim()) return { status: 'failed', reason: sourceCopy.empty }
    return { status: 'ready', text }
  } catch {
    return { status: 'failed', reason: sourceCopy.failed(sourceCopy.unreachable) }
  }
}
