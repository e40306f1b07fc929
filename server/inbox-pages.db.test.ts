/** The pages of the inbox: lists that continue, the dry run of rules, mailboxes with encrypted passwords. */
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, emails, inboxRules, inboxSources } from '#app/platform/db/schema.ts'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { listMailboxes, noteConnected } from '#app/intake/inbox/mailbox-state.server.ts'
import { ARRIVALS_PAGE } from '#app/intake/inbox/queries.server.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { loader as listPage } from '#app/routes/admin/inbox.tsx'
import { action as makeRule, loader as rulePage } from '#app/routes/admin/inbox-rule.tsx'
import { action as changeRule } from '#app/routes/admin/inbox-rules.tsx'
import { readSourceHealth, type SourceHealth } from '#app/intake/inbox/source-health.server.ts'
import { action as changeSources, loader as sourcesPage } from '#app/routes/admin/inbox-sources.tsx'

useTestDatabase()

const ARRIVED = { source: 'smtp', sourceName: 'SMTP', originalKey: 'private/00/a.eml', size: 1 } as const
const RULE = { domain: 'acme.test', decision: 'publish' }

async function administrator(): Promise<RequestMeta> {
  return (await signedIn({ role: 'admin' })).meta
}

async function arrive(count: number, given: Partial<typeof arrivals.$inferInsert> = {}) {
  for (let i = 0; i < count; i++) {
    const { id: emailId } = await createEmail()
    await db()
      .insert(arrivals)
      .values({
        ...ARRIVED,
        state: 'imported',
        sender: 'news@mail.acme.test',
        subject: `News ${i}`,
        emailId,
        ...given,
      })
  }
}

test('a folder ends after a page and continues from its last arrival', async () => {
  const meta = await administrator()
  await arrive(ARRIVALS_PAGE + 1)
  await arrive(1, { state: 'junk' })
  const first = await callRoute(listPage, '/admin/inbox?folder=published&before=nonsense', { meta })
  const { rows, counts } = first.data as { rows: { id: string }[]; counts: object }
  expect(first.data).toMatchObject({ hasMore: true, rows: { length: ARRIVALS_PAGE } })
  expect(counts).toEqual({ waiting: 0, published: ARRIVALS_PAGE + 1, attention: 0, junk: 1, skipped: 0 })
  const next = `/admin/inbox?folder=published&before=${rows.at(-1)!.id}`
  const last = await callRoute(listPage, next, { meta })
  expect(last.data).toMatchObject({ hasMore: false, rows: { length: 1 } })
  expect(rows.map(({ id }) => id)).not.toContain((last.data as { rows: typeof rows }).rows[0]!.id)
})

test('a rule is saved only once it has shown what it would have done', async () => {
  const meta = await administrator()
  await arrive(3)
  await arrive(2, { sender: 'news@other.test' })
  await arrive(1, { state: 'junk' })
  const shown = await callRoute(makeRule, '/admin/inbox/rules/new', {
    meta,
    form: { ...RULE, intent: 'save' },
  })
  expect(shown).toMatchObject({ status: 200, data: { shown: { dryRun: { of: 5, met: { length: 3 } } } } })
  expect(await db().$count(inboxRules)).toBe(0)
  const { shown: seen } = shown.data as { shown: { rule: string } }
  const save = { intent: 'save', shown: seen.rule }
  const other = { ...RULE, domain: 'other.test', ...save }
  expect(await callRoute(makeRule, '/admin/inbox/rules/new', { meta, form: other })).toMatchObject({
    status: 200,
  })
  expect(await db().$count(inboxRules)).toBe(0)
  expect(
    await callRoute(makeRule, '/admin/inbox/rules/new', { meta, form: { ...RULE, ...save } }),
  ).toMatchObject({ location: '/admin/inbox/rules', toast: { title: 'Rule saved' } })
  expect(await db().select().from(inboxRules)).toMatchObject([
    { conditions: { domain: 'acme.test' }, outcome: { decision: 'publish' }, enabled: true },
  ])
})

test('the newest rule is tried first, and can be turned off and deleted', async () => {
  const meta = await administrator()
  for (const domain of ['a.test', 'b.test']) {
    const form = { domain, decision: 'hide' }
    const { data } = await callRoute(makeRule, '/admin/inbox/rules/new', { meta, form })
    const { shown } = data as { shown: { rule: string } }
    await callRoute(makeRule, '/admin/inbox/rules/new', {
      meta,
      form: { ...form, intent: 'save', shown: shown.rule },
    })
  }
  const rules = await db().select().from(inboxRules).orderBy(inboxRules.position)
  expect(rules.map(({ conditions }) => conditions.domain)).toEqual(['b.test', 'a.test'])
  await callRoute(changeRule, '/admin/inbox/rules', { meta, form: { intent: 'disable', id: rules[0]!.id } })
  await callRoute(changeRule, '/admin/inbox/rules', { meta, form: { intent: 'delete', id: rules[1]!.id } })
  expect(await db().select().from(inboxRules)).toMatchObject([{ id: rules[0]!.id, enabled: false }])
})

test('a rule is edited in its place, and moved up and down', async () => {
  const meta = await administrator()
  const brand = await createBrand({ name: 'Fernhill Bakery' })
  const rows = ['a.test', 'b.test', 'c.test'].map((domain, position) => ({
    position,
    conditions: { domain },
    outcome: { decision: 'hide' as const, trusted: ['mailer.test'] },
  }))
  const rules = await db().insert(inboxRules).values(rows).returning()
  const order = async () => {
    const found = await db().select().from(inboxRules).orderBy(inboxRules.position)
    return found.map(({ conditions }) => conditions.domain)
  }
  const list = (intent: string, at: number) =>
    callRoute(changeRule, '/admin/inbox/rules', { meta, form: { intent, id: rules[at]!.id } })
  await list('up', 2)
  expect(await order()).toEqual(['a.test', 'c.test', 'b.test'])
  await list('up', 0)
  await list('down', 0)
  expect(await order()).toEqual(['c.test', 'a.test', 'b.test'])

  const url = `/admin/inbox/rules/${rules[0]!.id}`
  const params = { id: rules[0]!.id }
  const page = await callRoute(rulePage, url, { meta, params })
  expect(page.data).toMatchObject({ title: 'Edit rule', saved: { domain: 'a.test', decision: 'hide' } })
  async function save(form: Record<string, string>) {
    const { data } = await callRoute(makeRule, url, { meta, params, form })
    const { shown } = data as { shown: { rule: string } }
    return callRoute(makeRule, url, { meta, params, form: { ...form, intent: 'save', shown: shown.rule } })
  }
  const saved = await save({ domain: 'a.test', decision: 'publish', brand: 'fernhill bakery' })
  expect(saved).toMatchObject({ location: '/admin/inbox/rules', toast: { title: 'Rule saved' } })
  expect(await order()).toEqual(['c.test', 'a.test', 'b.test'])
  const outcomeNow = async () =>
    (await db().select().from(inboxRules)).find(({ id }) => id === params.id)!.outcome
  expect(await outcomeNow()).toEqual({ decision: 'publish', brand: brand.slug, trusted: ['mailer.test'] })
  await save({ domain: 'other.test', decision: 'publish' })
  expect(await outcomeNow()).toEqual({ decision: 'publish' })
})

test.each([
  [{ decision: 'publish' }, { sender: 'Please fill in at least one condition.' }],
  [{ ...RULE, brand: 'nobody' }, { brand: 'No such brand.' }],
  [{ ...RULE, setType: 'nothing' }, { setType: 'No such email type.' }],
  [{ ...RULE, occasion: 'never' }, { occasion: 'No such occasion.' }],
])('a rule that would file nothing is refused: %j', async (form, errors) => {
  const meta = await administrator()
  expect(await callRoute(makeRule, '/admin/inbox/rules/new', { meta, form })).toMatchObject({
    status: 400,
    data: { errors },
  })
})

test('a rule from an example begins with its sender', async () => {
  const meta = await administrator()
  await arrive(1)
  const [row] = await db().select().from(arrivals)
  const { data } = await callRoute(rulePage, `/admin/inbox/rules/new?from=${row!.id}`, { meta })
  expect(data).toMatchObject({ saved: { sender: 'news@mail.acme.test' } })
})

test('a mailbox is stored with its password sealed, shown without it, and removed', async () => {
  const meta = await administrator()
  const form = {
    intent: 'add',
    name: 'Brands',
    host: 'imap.acme.test',
    port: '993',
    tls: 'tls',
    username: 'reader@acme.test',
    password: 'a very secret word',
    folder: '',
  }
  const added = await callRoute(changeSources, '/admin/inbox/sources', { meta, form })
  expect(added).toMatchObject({ toast: { title: 'Mailbox added' } })
  const [row] = await db().select().from(inboxSources)
  expect(JSON.stringify(row)).not.toContain('a very secret word')
  expect(await listMailboxes()).toMatchObject([
    { password: 'a very secret word', folder: 'INBOX', tls: true },
  ])
  const page = await callRoute(sourcesPage, '/admin/inbox/sources', { meta })
  expect(JSON.stringify(page.data)).not.toContain(row!.password)
  const { sources } = page.data as { sources: SourceHealth[] }
  expect(sources).toMatchObject([{ state: 'unchecked' }])
  await noteConnected(row!.id)
  expect(await readSourceHealth()).toMatchObject([{ state: 'working' }])
  const again = await callRoute(changeSources, '/admin/inbox/sources', { meta, form })
  expect(again).toMatchObject({ status: 409, data: { errors: { name: expect.any(String) } } })
  expect(JSON.stringify(again.data)).not.toContain('a very secret word')
  await callRoute(changeSources, '/admin/inbox/sources', { meta, form: { intent: 'remove', id: row!.id } })
  expect(await db().$count(inboxSources)).toBe(0)
})

test('a mailbox is edited: its password stays unless there is a new one, its place unless it is another', async () => {
  const meta = await administrator()
  const form = {
    name: 'Brands',
    host: 'imap.acme.test',
    port: '993',
    tls: 'tls',
    username: 'reader@acme.test',
  }
  const send = (given: Record<string, string>) =>
    callRoute(changeSources, '/admin/inbox/sources', { meta, form: { ...form, ...given } })
  expect(await send({})).toMatchObject({ data: { errors: { password: 'Please enter the password.' } } })
  await send({ password: 'a very secret word' })
  await send({ name: 'Others', password: 'another' })
  await db().update(inboxSources).set({ uidValidity: 7, lastUid: 12 })
  const { id } = (await listMailboxes()).find(({ name }) => name === 'Brands')!
  expect(await send({ id, afterwards: 'move' })).toMatchObject({
    data: { errors: { moveTo: expect.any(String) } },
  })
  expect(await send({ id, name: 'Others' })).toMatchObject({ status: 409 })
  const now = async () => (await db().select().from(inboxSources)).find((row) => row.id === id)
  expect(await send({ id, name: 'News', afterwards: 'move', moveTo: 'Done' })).toMatchObject({
    toast: { title: 'Mailbox saved' },
  })
  expect(await now()).toMatchObject({ name: 'News', afterwards: 'move', moveTo: 'Done', lastUid: 12 })
  expect((await listMailboxes()).find((one) => one.id === id)).toMatchObject({
    password: 'a very secret word',
  })
  await send({ id, folder: 'Newsletters', password: 'changed' })
  expect(await now()).toMatchObject({
    folder: 'Newsletters',
    afterwards: 'nothing',
    moveTo: null,
    lastUid: null,
  })
})

test('nobody but an administrator sees or changes anything', async () => {
  await createBrand()
  const { meta } = await signedIn()
  const form = { ...RULE, intent: 'save' }
  for (const route of [listPage, rulePage, sourcesPage]) {
    expect(await callRoute(route, '/admin/inbox', { meta })).toMatchObject({ status: 302 })
  }
  for (const route of [makeRule, changeRule, changeSources]) {
    expect(await callRoute(route, '/admin/inbox', { meta, form })).toMatchObject({ status: 302 })
  }
  expect(await db().$count(inboxRules)).toBe(0)
  expect(await db().$count(emails)).toBe(0)
})
