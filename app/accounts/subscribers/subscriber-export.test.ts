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

test.each(['=1+1', '+1', '-1', '@sum(1)', '\t=1', '\r=1', '＝1+1'])(
  '%j is text in a spreadsheet',
  (email) => {
    const row = { status: 'pending' as const, source: 'footer', confirmedAt: null, createdAt: new Date(0) }
    const [, line] = csvOfSubscribers([{ ...row, email }]).split('\r\n')
    expect(line).toMatch(/^"?'/)
  },
)
