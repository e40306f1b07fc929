import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { appendPage, type EmailList, type ListQuery, moreEmailsSearch, resumeList } from './email-list.ts'
import { restoreList, rememberList, storeList, takeStoredList } from './list-restoration.ts'

/** Milliseconds after which a request for more emails counts as failed. */
const TIMEOUT = 20_000

/**
 * A list that loads more on request and is restored as it was left. Give the component `listKey` as its React key. More
 * emails are fetched directly: an error in React Router's fetcher would replace the whole page.
 */
export function useEmailList(first: EmailList, source: ListQuery, listKey: string) {
  const [list, setList] = useState(() => restoreList(listKey) ?? first)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const request = useRef<AbortController | null>(null)
  const scroll = useRef<number | null>(null)

  const [lastFirst, setLastFirst] = useState(first.emails)
  if (first.emails !== lastFirst) {
    setLastFirst(first.emails)
    setList((read) => resumeList(first, read))
  }

  function loadMore() {
    if (list.next && !request.current) void load(list.next)
  }

  async function load(next: string) {
    const controller = new AbortController()
    request.current = controller
    setStatus('loading')
    try {
      const page = await fetchMore(source, next, controller.signal)
      // A transition, so that rendering does not block scrolling.
      startTransition(() => {
        setList((read) => appendPage(read, next, page))
        setStatus('idle')
      })
    } catch {
      setStatus(controller.signal.aborted ? 'idle' : 'failed')
    } finally {
      request.current = null
    }
  }

  // After a reload the server has sent only the first page.
  useLayoutEffect(() => {
    const stored = takeStoredList(listKey)
    if (!stored) return
    scroll.current = stored.scroll
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must show what the server sent
    setList((read) => resumeList(read, stored.list))
  }, [listKey])

  useLayoutEffect(() => {
    rememberList(listKey, list)
    if (scroll.current !== null && list !== first) {
      window.scrollTo({ top: scroll.current, behavior: 'instant' })
      scroll.current = null
    }
  }, [listKey, list, first])

  useEffect(() => {
    const store = () => storeList(listKey, list)
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [listKey, list])

  useEffect(() => () => request.current?.abort(), [])

  return { list, status, loadMore }
}

async function fetchMore(source: ListQuery, after: string, signal: AbortSignal): Promise<EmailList> {
  const response = await fetch(href('/more-emails') + moreEmailsSearch(source, after), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as EmailList
}
