import { useEffect, useEffectEvent } from 'react'

/** Does what a press asked for that came before the scripts; the head script has remembered it. */
export function useEarlyPress(name: string, act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset['pressedEarly'] !== name) return
    delete dataset['pressedEarly']
    actNow()
  }, [name])
}
