/** The keys of the queue, in the order in which they are listed. */
import type { FieldName } from './schema.ts'

export type QueueAction = 'accept' | 'reject' | 'always' | 'next' | 'previous' | 'undo' | 'keys' | FieldName

type Shortcut = { action: QueueAction; keys: string[]; does: string; isRepeatable?: boolean }

export const SHORTCUTS: Shortcut[] = [
  { action: 'accept', keys: ['A', 'Enter'], does: 'Accept: publish it as it is shown' },
  { action: 'reject', keys: ['R'], does: 'Reject: hide it' },
  { action: 'always', keys: ['S'], does: 'Accept, and always publish this sender' },
  { action: 'next', keys: ['N', 'J', '→'], does: 'Skip to the next one', isRepeatable: true },
  { action: 'previous', keys: ['P', 'K', '←'], does: 'Back to the one before', isRepeatable: true },
  { action: 'brand', keys: ['B'], does: 'Change the brand by typing' },
  { action: 'type', keys: ['T'], does: 'Change the type by typing' },
  { action: 'occasion', keys: ['O'], does: 'Change the occasion' },
  { action: 'language', keys: ['L'], does: 'Change the language' },
  { action: 'undo', keys: ['Z', 'U'], does: 'Undo the last decision' },
  { action: 'keys', keys: ['?'], does: 'Show these keys' },
]

const NAMES: Record<string, string> = { '→': 'arrowright', '←': 'arrowleft' }

/** What a key does; null for every other key, and for a held one that would decide again and again. */
export function actionOf({ key, repeat }: { key: string; repeat: boolean }): QueueAction | null {
  const pressed = key.toLowerCase()
  const found = SHORTCUTS.find(({ keys }) =>
    keys.some((name) => (NAMES[name] ?? name.toLowerCase()) === pressed),
  )
  return found && (!repeat || found.isRepeatable) ? found.action : null
}

export function keyOf(action: QueueAction): string {
  return SHORTCUTS.find((one) => one.action === action)!.keys[0]!
}
