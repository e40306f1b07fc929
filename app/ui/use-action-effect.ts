import { useEffect, useEffectEvent } from 'react'

/** Outlives the components: one that is drawn again finds the same answer still lying there. */
const handled = new WeakSet<object>()

/** Does with each answer of the server what there is to do, once. */
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
