/** Who may do what with a smart collection: everybody tries every read and every write. */
import { expect, test } from 'vitest'
import { createSmartCollection } from '#app/collections/smart/commands.server.ts'
import { createFeed } from '#app/collections/smart/feeds.server.ts'
import { parseFilter } from '#app/collections/smart/schema.ts'
import { setWebhook } from '#app/collections/smart/webhooks.server.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand } from '#test/factories.ts'
import { requestMetaWith, signedIn } from '#test/signed-in.ts'
import { failWebhooks, storedRows } from '#test/stored-collections.ts'
import * as feedRoute from '../shared/smart-feed.ts'
import * as newRoute from './new-smart-collection.tsx'
import * as savedRoute from './saved.tsx'
import * as smartRoute from './smart-collection.tsx'
import * as settingsRoute from './smart-settings.tsx'

useTestDatabase()

const WHO = ['owner', 'stranger', 'visitor'] as const
type Who = (typeof WHO)[number]

const NAME = 'What nobody else knows'
const TABLES = ['smart_collections', 'smart_feeds', 'smart_webhooks']

async function smartCollection() {
  await createBrand({ slug: 'oak', name: 'Oak' })
  const [owner, stranger] = [await signedIn(), await signedIn()]
  const input = { name: NAME, inDigest: true }
  const created = await createSmartCollection({
    actor: owner.viewer,
    input,
    filter: parseFilter('brand=oak&q=plans'),
  })
  const metas = { owner: owner.meta, stranger: stranger.meta, visitor: requestMetaWith() }
  const { id } = created as { id: string }
  const { secret } = (await createFeed({ actor: owner.viewer, id })) as { secret: string }
  await setWebhook({ actor: owner.viewer, id, url: 'https://hooks.test/' })
  await failWebhooks()
  return { id, metas, secret }
}

const reads = [
  { name: 'its page', route: smartRoute.loader },
  { name: 'its settings', route: settingsRoute.loader },
  { name: 'the list', route: savedRoute.loader },
  { name: 'the choice of which to change', route: newRoute.loader },
]

test.each(reads)('nobody but the owner reads $name', async ({ route }) => {
  const { id, metas } = await smartCollection()
  for (const who of WHO) {
    const answer = await callRoute(route, '/x?q=other', { meta: metas[who], params: { id } })
    expect(JSON.stringify(answer.data)?.includes(NAME) ?? false, who).toBe(who === 'owner')
  }
  const missing = { id: '00000000-0000-4000-8000-000000000000' }
  const [another, none] = await Promise.all(
    [{ id }, missing].map((params) => callRoute(route, '/x?q=other', { meta: metas.stranger, params })),
  )
  expect(another).toEqual(none)
})

test('everybody with the secret reads the feed, until it is replaced or stopped', async () => {
  const { id, metas, secret } = await smartCollection()
  async function statuses(of: string) {
    return Promise.all(
      WHO.map(async (who) => {
        const path = `/feeds/${of}/feed.xml`
        return (await callRoute(feedRoute.loader, path, { meta: metas[who], params: { secret: of } })).status
      }),
    )
  }
  const owner = { meta: metas.owner, params: { id } }
  expect(await statuses(secret)).toEqual([200, 200, 200])
  const answer = await callRoute(settingsRoute.action, '/x', { ...owner, form: { intent: 'feed' } })
  const { feed } = answer.data as { feed: string }
  const [, replaced] = /\/feeds\/([\w-]{32})\/feed$/.exec(feed)!
  expect(await statuses(secret)).toEqual([410, 410, 410])
  expect(await statuses(replaced!)).toEqual([200, 200, 200])
  await callRoute(settingsRoute.action, '/x', { ...owner, form: { intent: 'revoke-feed' } })
  expect(await statuses(replaced!)).toEqual([410, 410, 410])
  expect(await statuses('x'.repeat(32))).toEqual([404, 404, 404])
})

const writes: { name: string; route: unknown; form: Record<string, string> }[] = [
  { name: 'change its name', route: settingsRoute.action, form: { name: 'Other' } },
  { name: 'change its filter', route: newRoute.action, form: { intent: 'replace' } },
  { name: 'replace its feed', route: settingsRoute.action, form: { intent: 'feed' } },
  { name: 'stop its feed', route: settingsRoute.action, form: { intent: 'revoke-feed' } },
  { name: 'switch its webhook on', route: settingsRoute.action, form: { intent: 'resume-webhook' } },
  {
    name: 'replace its webhook',
    route: settingsRoute.action,
    form: { intent: 'webhook', url: 'https://other.test/' },
  },
  { name: 'remove its webhook', route: settingsRoute.action, form: { intent: 'remove-webhook' } },
  { name: 'delete', route: settingsRoute.action, form: { intent: 'delete' } },
]

test.each(WHO)('%s changes only what they may', async (who: Who) => {
  const { id, metas } = await smartCollection()
  for (const { name, route, form } of writes) {
    const before = await storedRows(TABLES)
    const sent = { ...form, id }
    await callRoute(route, '/x?q=other', { meta: metas[who], params: { id }, form: sent })
    expect((await storedRows(TABLES)) !== before, `${who}: ${name}`).toBe(who === 'owner')
  }
})
