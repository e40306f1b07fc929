import { useEffect, useEffectEvent } from 'react'

/** Outlives the components: one that is drawn again finds the same answer still lying there. */
const answered = new WeakSet<object>()

/** Does with each answer of the server what there is to do, once. */
export function useAnswerOnce<Answer extends object>(
  answer: Answer | undefined,
  act: (answer: Answer) => void,
): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (!answer || answered.has(answer)) return
    answered.add(answer)
    actNow(answer)
  }, [answer])
}
