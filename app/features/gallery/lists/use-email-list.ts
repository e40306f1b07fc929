import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { appendPage, type EmailList, type ListSource, moreEmailsSearch, resumeList } from './email-list.ts'
import { recallList, rememberList, storeList, takeStoredList } from './list-restoration.ts'

/** Milliseconds after which a page that has not come is said to have failed. */
const PATIENCE = 20_000

/**
 * A list that grows on request and is found again as it was left. Its owner gives it `place` as its key. The rest is
 * fetched plainly: an error of React Router's fetcher would take the whole page with it.
 */
export function useEmailList(first: EmailList, source: ListSource, place: string) {
  const [list, setList] = useState(() => recallList(place) ?? first)
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
      // Drawn in pieces, so that it never holds up the scrolling that asked for it.
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

  // After a reload the server has sent the first page only.
  useLayoutEffect(() => {
    const stored = takeStoredList(place)
    if (!stored) return
    scroll.current = stored.scroll
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must show what the server sent
    setList((read) => resumeList(read, stored.list))
  }, [place])

  useLayoutEffect(() => {
    rememberList(place, list)
    if (scroll.current !== null && list !== first) {
      window.scrollTo({ top: scroll.current, behavior: 'instant' })
      scroll.current = null
    }
  }, [place, list, first])

  useEffect(() => {
    const store = () => storeList(place, list)
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [place, list])

  useEffect(() => () => request.current?.abort(), [])

  return { list, status, loadMore }
}

async function fetchMore(source: ListSource, after: string, signal: AbortSignal): Promise<EmailList> {
  const response = await fetch(href('/more-emails') + moreEmailsSearch(source, after), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as EmailList
}
