import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { inboxSources } from '#app/platform/db/schema.ts'
import { createAdministrator } from '#test/signed-in.ts'
import { useTestDatabase } from '#test/database.ts'
import { saveMailbox } from './mailbox-commands.server.ts'
import { mailboxForm } from './mailbox-form.ts'

useTestDatabase()

const FORM = {
  name: 'Newsletters',
  host: 'imap.example.com',
  port: '993',
  tls: 'tls',
  username: 'reader',
  password: 'secret',
}

test('the password stays with its server and user name; others need it again', async () => {
  const actor = await createAdministrator()
  const save = (change: Partial<Record<string, string>>) =>
    saveMailbox({ actor, input: mailboxForm.parse({ ...FORM, ...change }) })
  expect(await save({})).toEqual({ ok: true })
  const [{ id, password } = { id: '', password: '' }] = await db().select().from(inboxSources)

  expect(await save({ id, name: 'Offers', folder: 'Offers', password: '' })).toEqual({ ok: true })
  for (const change of [
    { host: 'imap.attacker.example' },
    { port: '143' },
    { tls: 'starttls' },
    { username: 'somebody' },
  ])
    expect(await save({ ...change, id, password: '' })).toEqual({ ok: false, reason: 'password' })
  expect(await db().select().from(inboxSources)).toMatchObject([
    { name: 'Offers', folder: 'Offers', host: FORM.host, port: 993, tls: true, username: 'reader', password },
  ])
  expect(await save({ id, host: 'imap.example.org', password: 'another' })).toEqual({ ok: true })
})
