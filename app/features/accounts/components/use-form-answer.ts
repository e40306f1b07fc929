import { type RefObject, useRef } from 'react'
import { toast } from '#app/ui/toast.tsx'
import { useActionEffect } from '#app/ui/use-action-effect.ts'
import { useFocusAfterSubmit } from '#app/ui/use-focus-after-submit.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'

/** Says at the edge of the screen what an answer has to say there, once. */
export function useAnswerToast(answer: FormAnswer | undefined): void {
  useActionEffect(answer, (given) => given.toast && toast(given.toast))
}

/**
 * What a form does with its answer once it is drawn: the first field that is wrong gets the focus, else the one marked
 * `data-next`. Returns the ref of the form.
 */
export function useFormAnswer(answer: FormAnswer | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useAnswerToast(answer)
  useFocusAfterSubmit(answer, form)
  return form
}
