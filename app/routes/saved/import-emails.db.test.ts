/** The form of an import: what it answers, and when it refuses. */
import { expect, test } from 'vitest'
import { createCollection } from '#app/collections/collection-commands.server.ts'
import { importCopy } from '#app/collections/imports/import-copy.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { action } from './import-emails.tsx'

useTestDatabase()

test('reports what was added, keeps what was typed, and ends for a while', async () => {
  const { viewer: actor, meta } = await signedIn()
  const made = await createCollection({ actor, input: { name: 'Mine', description: null, type: 'emails' } })
  const { slug } = await createEmail()
  const options = { meta, params: { id: (made as { id: string }).id } }
  const send = (addresses: string, headers = {}) =>
    callRoute(action, '/x', { ...options, form: { addresses }, headers })

  expect(await send(`http://localhost:3000/email/${slug}`)).toMatchObject({
    status: 200,
    data: { report: { added: 1, existing: 0, missing: 0 } },
  })
  expect(await send('nothing')).toMatchObject({
    status: 400,
    data: { failure: importCopy.errors.noAddress, values: { addresses: 'nothing' } },
  })
  const tooLarge = { status: 413, data: { failure: importCopy.errors.tooLarge } }
  expect(await send('x', { 'Content-Length': '2000000' })).toMatchObject(tooLarge)
  const { points, message } = RATE_LIMITS.collectionImport
  for (let count = 2; count < points; count++) await send('nothing')
  expect(await send('nothing')).toMatchObject({ status: 429, data: { failure: message } })
})
