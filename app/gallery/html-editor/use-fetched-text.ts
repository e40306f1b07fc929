import { useEffect, useState } from 'react'
import { toast } from '#app/platform/ui/toast.tsx'
import { editorCopy } from './copy.ts'

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
}

/** Fetches text once per URL; `retry` asks again after a failure. */
export function useFetchedText({ url, initialText, rejectEmpty }: FetchOptions): {
  fetched: FetchedText
  retry: () => void
} {
  const [fetched, setFetched] = useState<FetchedText>(
    initialText === null ? { status: 'loading' } : { status: 'ready', text: initialText },
  )
  const isNeeded = fetched.status === 'loading'

  useEffect(() => {
    if (!isNeeded) return undefined
    const controller = new AbortController()
    void fetchText(url, rejectEmpty, controller.signal).then((result) => {
      if (controller.signal.aborted) return
      setFetched(result)
      if (result.status === 'failed') toast({ ...editorCopy.source.toast, kind: 'destructive' })
    })
    return () => controller.abort()
  }, [url, rejectEmpty, isNeeded])

  function retry() {
    setFetched({ status: 'loading' })
  }
  return { fetched, retry }
}

async function fetchText(url: string, rejectEmpty: boolean, signal: AbortSignal): Promise<FetchedText> {
  try {
    const response = await fetch(url, { signal })
    if (!response.ok) {
      // HTTP/2 and later send no status text.
      return {
        status: 'failed',
        reason: editorCopy.source.failed(response.statusText || String(response.status)),
      }
    }
    const text = await response.text()
    if (rejectEmpty && !text.trim()) return { status: 'failed', reason: editorCopy.source.empty }
    return { status: 'ready', text }
  } catch {
    return { status: 'failed', reason: editorCopy.source.failed(editorCopy.source.unreachable) }
  }
}
