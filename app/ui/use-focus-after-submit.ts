import { type RefObject, useEffect } from 'react'

/** Once an answer is drawn, the form's first field that is wrong gets the focus, else the one marked `data-next`. */
export function useFocusAfterSubmit(answer: unknown, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!answer) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const next = form.current?.querySelector<HTMLElement>('[data-next]')
    ;(wrong ?? next)?.focus()
  }, [answer, form])
}
