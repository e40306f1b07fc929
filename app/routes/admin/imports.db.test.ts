/** The pages about imports, as an administrator reads them. */
import { expect, test } from 'vitest'
import { openImportRecord } from '#app/intake/ingest/import-record.server.ts'
import { IMPORT_NOTES_PAGE, IMPORT_RUNS_PAGE } from '#app/intake/ingest/import-run-queries.server.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { signedIn } from '#test/signed-in.ts'
import { loader as listPage } from './imports.tsx'
import { loader as runPage } from './import-run.tsx'

useTestDatabase()

async function ask(loader: unknown, address: string, id = '') {
  const { meta } = await signedIn({ role: 'admin' })
  return callRoute(loader, address, { meta, params: { id } })
}

test('both pages end after a page and continue from its last row', async () => {
  for (let number = 0; number <= IMPORT_RUNS_PAGE; number++) {
    await openImportRecord({ source: `folder-${number}`, files: 1 })
  }
  const { data } = await ask(listPage, '/admin/emails/imports?before=nonsense')
  const { runs } = data as { runs: { id: string; source: string }[] }
  expect(data).toMatchObject({ hasMore: true, runs: { length: IMPORT_RUNS_PAGE } })
  const last = await ask(listPage, `/admin/emails/imports?before=${runs.at(-1)!.id}`)
  expect(last.data).toMatchObject({ hasMore: false, runs: { length: 1 } })
  expect(runs.map(({ id }) => id)).not.toContain((last.data as { runs: typeof runs }).runs[0]!.id)

  const record = await openImportRecord({ source: 'mail', files: 1 })
  const note = { file: 'a.eml', reason: 'it is empty' }
  await record.add({ doubtful: Array.from({ length: IMPORT_NOTES_PAGE + 1 }, () => note) })
  const address = `/admin/emails/imports/${record.id}`
  expect(await ask(runPage, `${address}?after=nonsense`, record.id)).toMatchObject({
    data: { hasMore: true, notes: { length: IMPORT_NOTES_PAGE } },
  })
  expect(await ask(runPage, `${address}?after=${IMPORT_NOTES_PAGE}`, record.id)).toMatchObject({
    data: { hasMore: false, notes: [{ position: IMPORT_NOTES_PAGE + 1, ...note }] },
  })
})

test.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])('%s is no import', async (id) => {
  expect(await ask(runPage, `/admin/emails/imports/${id}`, id)).toMatchObject({
    status: 302,
    location: '/admin/emails/imports',
    toast: { title: 'This import is no longer listed' },
  })
})
