import { expect, test } from 'vitest'
import { csvOfSubscribers } from './subscriber-export.ts'

test('a cell is never a formula and never breaks its row', () => {
  const since = new Date('2026-11-01T10:00:00Z')
  const row = { status: 'pending' as const, source: 'footer', confirmedAt: null, createdAt: since }
  const csv = csvOfSubscribers([
    { ...row, email: '=cmd@example.com' },
    { ...row, email: '"a,b"@example.com' },
  ])
  expect(csv).toBe(
    'email,status,source,confirmed_at,created_at\r\n' +
      "'=cmd@example.com,pending,footer,,2026-11-01T10:00:00.000Z\r\n" +
      '"""a,b""@example.com",pending,footer,,2026-11-01T10:00:00.000Z\r\n',
  )
})
