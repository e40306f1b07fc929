import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** Calls `run` when the page changes; not when scripts begin to run, because the browser may have opened something before. */
export function useOnNavigation(run: () => void): void {
  const { key } = useLocation()
  const shownOn = useRef(key)
  const onChange = useEffectEvent(run)
  useEffect(() => {
    if (shownOn.current !== key) onChange()
    shownOn.current = key
  }, [key])
}
