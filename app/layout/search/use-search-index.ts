import { useCallback, useEffect, useState } from 'react'
import { cachedIndex, preloadIndex } from './search-cache.ts'

/** The search index for an open dialog: the cached one at once, a fresh one when it has loaded. */
export function useSearchIndex() {
  const [index, setIndex] = useState(cachedIndex)
  const [failed, setFailed] = useState(false)

  const load = useCallback(
    () =>
      preloadIndex().then(setIndex, () => {
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
