import { useCallback, useEffect, useState } from 'react'
import { cachedIndex, preloadIndex } from './search-cache.ts'

/** The index for a dialog that is open: what is there already at once, what is new when it comes. */
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
