import { useEffect, useEffectEvent } from 'react'
import { isPageShortcut } from '#app/features/gallery/email-page/use-key-navigation.ts'
import { actionOf, type QueueAction } from '#app/features/review/keys.ts'

/**
 * Carries out the keys of the queue, except while somebody types, or in a dialog or list. `isTyping`: a list of choices is
 * open, so what is pressed belongs to its field, also before that has the focus.
 */
export function useQueueKeys(act: (action: QueueAction) => void, isTyping: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping) return focusChoices(event)
    if (!isPageShortcut(event) || isOnControl(event)) return
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    return act(action)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function focusChoices({ target }: KeyboardEvent): void {
  const field = document.querySelector<HTMLElement>('[data-choices]')
  if (field !== target) field?.focus()
}

/** On a link or a button Enter means that link or button. */
function isOnControl({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest('a, button, summary, label') !== null
}
