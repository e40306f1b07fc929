import { expect, test } from 'vitest'
import {
  decided,
  edited,
  moved,
  type QueueState,
  redone,
  reopened,
  restarted,
  returned,
  saved,
  startState,
  takenOver,
  undone,
  upcoming,
  withBatch,
} from './queue-state.ts'
import type { QueueBatch, ReviewItem } from './review-item.ts'

function item(id: string): ReviewItem {
  const field = { value: 'a', name: 'A', guess: null }
  return {
    id,
    cursor: `1_${id}`,
    subject: `Subject ${id}`,
    preheader: '',
    senderName: null,
    sender: null,
    receivedAt: '2026-11-23T00:00:00Z',
    source: null,
    note: '',
    fields: { brand: field, type: field, occasion: field, language: field },
    brandIsNew: false,
    other: [],
    reason: '',
    picture: null,
    excerpt: '',
    removed: [],
    rule: null,
    authentication: null,
    setAside: 0,
    copies: 0,
    hasSender: false,
  }
}

function batch(...ids: string[]): QueueBatch {
  return { items: ids.map(item), left: 10, done: 3 }
}

const start = startState(batch('1', '2', '3'), null)

function waiting(state: QueueState): string[] {
  return state.entries.flatMap((entry) => (entry.decided ? [] : entry.item.id))
}

test('a decision shows the next email at once, and counts', () => {
  const after = decided(start, 'accept')
  expect(after).toMatchObject({ at: '2', left: 9, done: 4 })
  expect(after.history).toEqual([{ emailId: '1', subject: 'Subject 1', decision: 'accept', changeId: null }])
  expect(saved(after, '1', 'change').history[0]!.changeId).toBe('change')
})

test('skipping moves over what is decided, in both directions, and stops at the first', () => {
  const later = moved(decided(start, 'reject'), 1)
  expect(later.at).toBe('3')
  const end = moved(later, 1)
  expect(end.at).toBeNull()
  expect(moved(end, -1).at).toBe('3')
  expect(moved(moved(end, -1), -1).at).toBe('2')
  expect(moved(decided(start, 'reject'), -1).at).toBe('2')
})

test('a decision that was not stored comes next, with its edits and a reason', () => {
  const value = { value: 'b', name: 'B' }
  const after = decided(edited(start, '1', 'type', value), 'accept')
  const back = returned(after, '1', 'No connection.')
  expect(back).toMatchObject({
    at: '2',
    left: 10,
    done: 3,
    notice: { text: 'No connection.', isAlert: true },
  })
  expect(upcoming(back).map((entry) => entry.item.id)).toEqual(['1', '3'])
  expect(upcoming(back)[0]!.edits).toEqual({ type: value })
  expect(back.history).toEqual([])
})

test('at the end of the queue it is shown again at once', () => {
  const end = decided(decided(decided(start, 'accept'), 'accept'), 'accept')
  expect(end.at).toBeNull()
  expect(returned(end, '3', 'No connection.').at).toBe('3')
})

test('what somebody else decided is gone, and nothing of it can be undone', () => {
  const after = takenOver(decided(start, 'accept'), '1', 'Already accepted by Ada')
  expect(after).toMatchObject({ at: '2', left: 9, done: 3, history: [] })
  expect(waiting(after)).toEqual(['2', '3'])
})

test('undo shows the email again, and a failed undo decides it again', () => {
  const after = decided(start, 'accept')
  const back = undone(after, '1')
  expect(back).toMatchObject({ at: '1', left: 10, done: 3, history: [] })
  const again = redone(back, after.history[0]!, 'Changed since')
  expect(again).toMatchObject({ at: '2', left: 9, done: 4 })
  expect(waiting(again)).toEqual(['2', '3'])
})

test('an email from before this page was opened comes back in front of the current one', () => {
  const after = reopened(start, item('0'))
  expect(after.at).toBe('0')
  expect(waiting(after)).toEqual(['0', '1', '2', '3'])
})

test('what is loaded twice stands once, and an empty batch is the end', () => {
  const more = withBatch(start, batch('3', '4'))
  expect(waiting(more)).toEqual(['1', '2', '3', '4'])
  expect(more.isComplete).toBe(false)
  expect(withBatch(more, batch()).isComplete).toBe(true)
  const end = decided(decided(decided(start, 'accept'), 'accept'), 'accept')
  expect(withBatch(end, batch('4')).at).toBe('4')
})

test('going through the queue again keeps the edits of what was skipped', () => {
  const value = { value: 'b', name: 'B' }
  const skipped = moved(edited(start, '1', 'brand', value), 1)
  const again = restarted(skipped, batch('1', '2'))
  expect(again.at).toBe('1')
  expect(again.entries[0]!.edits).toEqual({ brand: value })
})

test('choosing what is stored is no change', () => {
  const changed = edited(start, '1', 'type', { value: 'b', name: 'B' })
  expect(edited(changed, '1', 'type', { value: 'a', name: 'A' }).entries[0]!.edits).toEqual({})
})
