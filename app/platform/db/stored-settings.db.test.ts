import { afterEach, expect, test } from 'vitest'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { chosenSetting, setting, siteForBrowser } from '#app/platform/lib/setting.server.ts'
import { pageTitle, site } from '#app/platform/lib/site-config.ts'
import { useTestDatabase } from '#test/database.ts'
import { db, inTransaction } from './client.server.ts'
import { settings } from './schema.ts'
import { loadSettings, storeSettings } from './stored-settings.server.ts'

useTestDatabase()
const ours = structuredClone(site)

afterEach(() => useEnv({ SITE_NAME: undefined }))

async function store(values: Parameters<typeof storeSettings>[1]): Promise<void> {
  await inTransaction((tx) => storeSettings(tx, values))
  await loadSettings()
}

test('a gallery that nobody changed has the defaults, and sends none of them to the browser', async () => {
  await loadSettings()
  expect(setting('SITE_NAME')).toBe('Mailshelf')
  expect(chosenSetting('SITE_NAME')).toBeUndefined()
  expect(site.claims).toEqual({ marketers: '10,000+', emails: '10,000+', brands: '500+', industries: 'All' })
  expect(siteForBrowser()).toEqual({})
})

test('what the owner chose applies at once, to pages and the browser too', async () => {
  await store({ SITE_NAME: 'Postwall', CONTACT_EMAIL_LEGAL: 'law@postwall.example' })
  expect(pageTitle('Blog')).toBe('Blog | Postwall')
  expect(site.mailboxes).toEqual({ ...ours.mailboxes, legal: 'law@postwall.example' })
  expect(siteForBrowser()).toEqual(site)
  await store({ SITE_NAME: null })
  expect(pageTitle('Blog')).toBe('Blog | Mailshelf')
  expect(site.mailboxes.legal).toBe('law@postwall.example')
})

test('a gallery that counts names no number of marketers that nobody entered', async () => {
  await store({ CLAIMS: 'counted' })
  expect(site.claims).toMatchObject({ marketers: '', emails: '10,000+' })
  await store({ CLAIM_MARKETERS: '12' })
  expect(site.claims.marketers).toBe('12')
})

test('the environment wins', async () => {
  useEnv({ SITE_NAME: 'From the environment' })
  await store({ SITE_NAME: 'Postwall' })
  expect([setting('SITE_NAME'), site.name]).toEqual(['From the environment', 'From the environment'])
})

test('another process’s change is read with the next version of the gallery', async () => {
  await loadSettings()
  await db().insert(settings).values({ name: 'SITE_NAME', value: 'Elsewhere' })
  expect(setting('SITE_NAME')).toBe('Mailshelf')
  await Promise.all([loadSettings(), loadSettings()])
  expect(setting('SITE_NAME')).toBe('Elsewhere')
})

test('values of another version are ignored', async () => {
  await db()
    .insert(settings)
    .values([
      { name: 'CLAIMS', value: 'guessed' },
      { name: 'FORMER_SETTING', value: '1' },
    ])
  await loadSettings()
  expect(setting('CLAIMS')).toBe('fixed')
})

test('a secret is stored encrypted, and unset if its key is lost', async () => {
  const url = 'smtps://shelf:hunter2@smtp.example.com'
  await store({ SMTP_URL: url })
  expect(chosenSetting('SMTP_URL')).toBe(url)
  const [row] = await db().select().from(settings)
  expect(row!.value).not.toMatch(/hunter2|smtp/)
  await db()
    .update(settings)
    .set({ value: row!.value.split('').toReversed().join('') })
  await loadSettings()
  expect(chosenSetting('SMTP_URL')).toBeUndefined()
})
