import { useEffect, useEffectEvent } from 'react'

/** Handled responses; outlives components, because a response is still there after a remount. */
const handled = new WeakSet<object>()

export function useActionEffect<Answer extends object>(
  answer: Answer | undefined,
  act: (answer: Answer) => void,
): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (!answer || handled.has(answer)) return
    handled.add(answer)
    actNow(answer)
  }, [answer])
}
