import type { FieldName } from './decision.ts'

export type QueueAction = 'accept' | 'reject' | 'always' | 'next' | 'previous' | 'undo' | 'keys' | FieldName

type Shortcut = { action: QueueAction; keys: string[]; does: string; isRepeatable?: boolean }

export const SHORTCUTS: Shortcut[] = [
  { action: 'accept', keys: ['A', 'Enter'], does: 'Accept and publish as shown' },
  { action: 'reject', keys: ['R'], does: 'Reject and hide' },
  { action: 'always', keys: ['S'], does: 'Accept, and always publish this sender' },
  { action: 'next', keys: ['N', 'J', '→'], does: 'Skip to the next email', isRepeatable: true },
  { action: 'previous', keys: ['P', 'K', '←'], does: 'Back to the previous email', isRepeatable: true },
  { action: 'brand', keys: ['B'], does: 'Change the brand' },
  { action: 'type', keys: ['T'], does: 'Change the type' },
  { action: 'occasion', keys: ['O'], does: 'Change the occasion' },
  { action: 'language', keys: ['L'], does: 'Change the language' },
  { action: 'undo', keys: ['Z', 'U'], does: 'Undo the last decision' },
  { action: 'keys', keys: ['?'], does: 'Show keyboard shortcuts' },
]

const NAMES: Record<string, string> = { '→': 'arrowright', '←': 'arrowleft' }

/** The action of a key; null for other keys, and for a held key, which would decide again and again. */
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
