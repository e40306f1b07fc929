/** The search index as this browser has it: fetched when somebody reaches for the search, kept for five minutes. */
import { useCallback, useEffect, useState } from 'react'
import { href } from 'react-router'
import type { SearchIndex } from './search-entries.ts'

const KEEP_MS = 5 * 60_000

let kept: { index: Promise<SearchIndex>; until: number } | undefined
let arrived: SearchIndex | undefined

/** Fetches the index unless it is here. It fails when it could not be read twice. */
export function warmSearch(): Promise<SearchIndex> {
  if (kept && kept.until > Date.now()) return kept.index
  const asked = { index: fetchIndex().catch(fetchIndex), until: Date.now() + KEEP_MS }
  kept = asked
  asked.index.then(
    (index) => {
      arrived = index
    },
    () => {
      if (kept === asked) kept = undefined
    },
  )
  return asked.index
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(href('/search-index'))
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as SearchIndex
}

/** The index for a dialog that is open: what is there already at once, what is new when it comes. */
export function useSearchIndex() {
  const [index, setIndex] = useState(arrived)
  const [failed, setFailed] = useState(false)

  const load = useCallback(
    () =>
      warmSearch().then(setIndex, () => {
        setFailed(true)
      }),
    [],
  )

  useEffect(() => {
    void load()
  }, [load])

  function tryAgain() {
    setFailed(false)
    void load()
  }

  return { index, failed: failed && !index, tryAgain }
}
