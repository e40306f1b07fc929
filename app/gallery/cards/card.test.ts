import { expect, test } from 'vitest'
import type { ShownText } from '#app/platform/db/email-text.ts'
import { type CardRow, presentCard } from './card.ts'

const now = new Date('2026-11-21T12:00:00Z')

const row: CardRow = {
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'the-wrappings-on-us',
  subjectLine: 'The wrapping’s on us',
  sample: true,
  preview: null,
  createdAt: new Date('2026-11-20T12:00:00Z'),
  contentChangedAt: null,
  sentAt: new Date('2026-11-19T23:30:00Z'),
  brand: {
    name: 'Fernhill & Co.',
    slug: 'fernhill',
    logoUrl: null,
    color: '#0f3d2e',
    colorInk: '#ffffff',
  },
  categories: [
    { name: 'Gifts', slug: 'gifts', type: 'vertical' },
    { name: 'Promotional', slug: 'promotional', type: 'email_type' },
    { name: 'Reminder', slug: 'reminder', type: 'email_type' },
  ],
}

test('shows its first email type, not its first category', () => {
  expect(presentCard(row, now).type).toEqual({ name: 'Promotional', slug: 'promotional', type: 'email_type' })
  expect(presentCard({ ...row, categories: [row.categories[0]!] }, now).type).toBeNull()
})

test('is dated by its sender, with the year unless it is this one', () => {
  expect(presentCard(row, now).sent).toEqual({ iso: '2026-11-19', day: '19 Nov' })
  const older = { ...row, sentAt: new Date('2025-01-02T00:30:00Z') }
  expect(presentCard(older, now).sent?.day).toBe('2 Jan 2025')
  expect(presentCard({ ...row, sentAt: null }, now).sent).toBeNull()
})

test('has its first lines, without marks, where it is shown as an index card', () => {
  expect(presentCard({ ...row, opening: null }, now).lines).toBeUndefined()
  const opening = '# Hello\n\n- Your order is **on its way**\n\nThanks\n\nBye' as ShownText
  expect(presentCard({ ...row, opening }, now).lines).toBe('Hello\nYour order is on its way\nThanks')
  expect(presentCard({ ...row, opening: '' as ShownText }, now).lines).toBe('')
})

test('contains no more data than a card shows', () => {
  const more = { ...row, originalKey: 'private/aa/secret.eml', scrubNotes: [{ what: 'token', count: 3 }] }
  expect(Object.keys(presentCard(more, now)).toSorted()).toEqual([
    'brand',
    'id',
    'isNew',
    'isUpdated',
    'preview',
    'sample',
    'sent',
    'slug',
    'subject',
    'thumb',
    'type',
  ])
})
