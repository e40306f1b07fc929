import { type RefObject, useEffect } from 'react'

/** After a response is rendered, focuses the form's first invalid field, else the one marked `data-next`. */
export function useFocusAfterSubmit(answer: unknown, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!answer) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const next = form.current?.querySelector<HTMLElement>('[data-next]')
    ;(wrong ?? next)?.focus()
  }, [answer, form])
}
