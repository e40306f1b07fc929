import { expect, test } from 'vitest'
import { csvLine } from '#app/platform/lib/csv.ts'
import { startThreadClock } from '#test/thread-clock.ts'
import { importCopy } from './import-copy.ts'
import { IMPORT_BYTES_MAX, IMPORTED_MAX } from './import-schema.ts'
import { readList } from './read-list.server.ts'

const { errors } = importCopy
const hosts = new Set(['mail.example'])
const HEADER = csvLine(['number', 'address', 'note', 'tags'])

async function rowsOf(text: string) {
  const list = await readList(text, hosts)
  if (!list.ok) throw new Error(list.message)
  return list.listed.map(({ slug, note, tags }) => ({ slug, note, tags }))
}

test('reads notes and tags back from our own CSV', async () => {
  const first = csvLine([
    '1',
    'https://mail.example/email/a',
    '=SUM(1), "calm"\nand /email/x',
    'b c, #A, b c',
  ])
  const second = csvLine(['2', 'https://mail.example/email/b', '', ''])
  expect(await rowsOf(`\uFEFF${HEADER}${first}${second}`)).toEqual([
    { slug: 'a', note: '=SUM(1), "calm" and /email/x', tags: ['b c', 'a'] },
    { slug: 'b', note: null, tags: [] },
  ])
})

test('reads it as a spreadsheet saved it, with other columns, delimiters and line ends', async () => {
  const semicolons = 'Tags;"Note";Link\n"a, b";Calm;https://mail.example/email/a\n\nshort\n'
  expect(await rowsOf(semicolons)).toEqual([{ slug: 'a', note: 'Calm', tags: ['a', 'b'] }])
  expect(await rowsOf('link,other\r\n/email/a,"/email/b"\r\n')).toEqual([
    { slug: 'a', note: null, tags: [] },
    { slug: 'b', note: null, tags: [] },
  ])
})

test('cuts what is too long for a note or for tags', async () => {
  const note = `${'x'.repeat(199)}😀`
  const tags = ['y'.repeat(31), ...Array.from({ length: 12 }, (_, at) => `t${at}`)].join()
  const [row] = await rowsOf(`${HEADER}${csvLine(['1', '/email/a', note, tags])}`)
  expect(row!.note).toHaveLength(200)
  expect(row!.note!.isWellFormed()).toBe(true)
  expect(row!.tags).toEqual(Array.from({ length: 10 }, (_, at) => `t${at}`))
})

test.each([
  ['', errors.empty],
  [' \n\0', errors.empty],
  ['https://other.example/email/a', errors.noAddress],
  [`${HEADER}1,other,note,\n`, errors.noAddress],
  [`${HEADER}1,/email/a,"open`, errors.unreadable],
])('says what is wrong with %j', async (text, message) => {
  expect(await readList(text, hosts)).toEqual({ ok: false, message })
})

test('takes the most that may be imported, and not one more', async () => {
  const addresses = Array.from({ length: IMPORTED_MAX }, (_, at) => `/email/e${at}`)
  const list = addresses.join('\n')
  const table = HEADER + addresses.map((address) => csvLine(['1', address, 'note', ''])).join('')
  expect(await rowsOf(list)).toHaveLength(IMPORTED_MAX)
  expect(await rowsOf(table)).toHaveLength(IMPORTED_MAX)
  const tooMany = { ok: false, message: errors.tooMany }
  expect(await readList(`${list}\n/email/last`, hosts)).toEqual(tooMany)
  expect(await readList(`${table}1,/email/last,,\n`, hosts)).toEqual(tooMany)
})

test.each(['/email/', 'https://', ',', '"', '"a"b', '" ', '\n', 'a\n', '""', '/brand/x'])(
  'does not slow down over a megabyte of %j',
  async (part) => {
    const text = part.repeat(IMPORT_BYTES_MAX / part.length)
    const threadMs = startThreadClock()
    await readList(text, hosts)
    await readList(`note,\n${text}`, hosts)
    expect(threadMs()).toBeLessThan(5000)
  },
)
