import { shortcutsEnabled } from '#app/platform/ui/single-key-shortcuts.ts'
import { usePageKeys } from '#app/platform/ui/use-page-keys.ts'
import { actionOf, type QueueAction } from '#app/admin/review/shortcuts.ts'

/** Carries out the keys of the queue, except while somebody types. `isTyping`: a list of choices is open. */
export function useQueueShortcuts(act: (action: QueueAction) => void, isTyping: boolean): void {
  usePageKeys((event) => {
    if (isTyping) return focusChoices(event)
    if (!isPageShortcut(event) || isOnControl(event)) return
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    return act(action)
  })
}

function focusChoices({ target }: KeyboardEvent): void {
  const field = document.querySelector<HTMLElement>('[data-choices]')
  if (field !== target) field?.focus()
}

/** On a link or a button, Enter activates it. */
function isOnControl({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest('a, button, summary, label') !== null
}

/** Not while typing in a field, in a dialog or menu, or when single-key shortcuts are turned off. */
function isPageShortcut(event: KeyboardEvent): boolean {
  if (!shortcutsEnabled()) return false
  const { target, altKey, ctrlKey, metaKey, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || defaultPrevented || !(target instanceof HTMLElement)) return false
  return (
    !target.isContentEditable &&
    !target.closest('input:not([type=checkbox]), textarea, select, dialog, [role=dialog], [role=menu]')
  )
}
