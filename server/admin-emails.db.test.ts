/** The admin's list of emails and the page of one: who may read and write. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { changes, emails } from '#app/platform/db/schema.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import * as emailRoute from '#app/routes/admin/email.tsx'
import * as detailRoute from '#app/routes/admin/email-detail.tsx'
import * as brandsRoute from '#app/routes/admin/emails-brands.ts'
import * as changeRoute from '#app/routes/admin/emails-change.tsx'
import * as listRoute from '#app/routes/admin/emails.tsx'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { requestMetaWith, signedIn } from '#test/signed-in.ts'

useTestDatabase()
beforeAll(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'admin-emails-')) })))
})

async function visitAll(role: Role | 'visitor', id: string) {
  const meta = role === 'visitor' ? requestMetaWith() : (await signedIn({ role })).meta
  const one = { meta, params: { id } }
  const page = `/admin/emails/${id}`
  const asked = [
    await callRoute(listRoute.loader, '/admin/emails', { meta }),
    await callRoute(brandsRoute.loader, '/admin/emails/brands', { meta }),
    await callRoute(changeRoute.loader, `/admin/emails/change?id=${id}&field=status`, { meta }),
    await callRoute(emailRoute.loader, page, one),
    await callRoute(detailRoute.loader, `${page}/detail`, one),
  ]
  const sent = [
    await callRoute(changeRoute.action, `/admin/emails/change?id=${id}`, {
      meta,
      form: { field: 'status', value: 'hidden', count: '1' },
    }),
    await callRoute(emailRoute.action, page, { ...one, form: { subject: '' } }),
    await callRoute(detailRoute.action, `${page}/detail`, { ...one, form: { detail: 'a' } }),
  ]
  return { meta, asked, sent }
}

for (const role of ['visitor', 'member', 'reviewer'] as const) {
  test(`a ${role} reads and changes nothing`, async () => {
    const email = await createEmail()
    const { asked, sent } = await visitAll(role, email.id)
    for (const { status, location, data } of [...asked, ...sent]) {
      expect(status).toBe(302)
      expect(location).toMatch(/^\/login/)
      expect(data).toBeNull()
    }
    expect(await db().select().from(emails)).toEqual([email])
  })
}

for (const role of ['editor', 'admin'] as const) {
  test(`${role === 'admin' ? 'an owner' : 'an editor'} reads and changes all of it`, async () => {
    const email = await createEmail()
    const { asked, sent } = await visitAll(role, email.id)
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(sent.map(({ status }) => status)).toEqual([302, 400, 400])
    expect(sent[0]!.toast).toMatchObject({ title: 'Status of 1 email changed' })
    const [hidden] = await db().select({ status: emails.status }).from(emails)
    expect(hidden).toEqual({ status: 'hidden' })
  })

  test(`${role === 'admin' ? 'an owner may' : 'an editor may not'} delete emails`, async () => {
    const email = await createEmail()
    const { meta } = await signedIn({ role })
    const path = `/admin/emails/change?id=${email.id}&field=delete`
    const asked = await callRoute(changeRoute.loader, path, { meta })
    expect(asked.data).toMatchObject({ count: 1, field: role === 'admin' ? 'delete' : null })
    const sent = await callRoute(changeRoute.action, path, { meta, form: { field: 'delete', count: '1' } })
    expect(sent.toast).toMatchObject(
      role === 'admin'
        ? { title: '1 email deleted' }
        : { title: 'Only the owner can delete emails. You can hide them.', kind: 'destructive' },
    )
    expect(await db().$count(emails)).toBe(role === 'admin' ? 0 : 1)
    expect(await db().$count(changes)).toBe(role === 'admin' ? 1 : 0)
  })
}

test('the list to return to is a query of the list, whatever the address asks for', async () => {
  const { meta } = await signedIn({ role: 'editor' })
  for (const [list, back] of [
    ['?status=draft', '/admin/emails?status=draft'],
    ['//evil.example/', '/admin/emails?%2F%2Fevil.example%2F='],
    ['', '/admin/emails'],
  ]) {
    const path = `/admin/emails/change?${new URLSearchParams({ list: list! })}`
    expect((await callRoute(changeRoute.loader, path, { meta })).data).toMatchObject({ back })
  }
})
