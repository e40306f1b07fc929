/** Kills the server while mail servers deliver: every message answered with 250 is there, once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { arrivals, brands, emails, inboxAddresses } from '#app/platform/db/schema.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { contentKey, openStorage } from '#app/platform/lib/storage.server.ts'
import { createIsolatedSite, type IsolatedSite } from './isolated-site.ts'
import { printTable } from './results-table.ts'
import { freePort } from '../scripts/test-postgres.mjs'

const MESSAGES = 2000
const AT_ONCE = 20
const KILLS = 5
const ADDRESS = 'everything@inbox.test'

test.each(['embedded', 'server'] as const)('%s: no message answered with 250 is lost', async (engine) => {
  const port = await freePort()
  const site = await createIsolatedSite(engine, {
    SAMPLES: 'off',
    INBOX_SMTP_PORT: String(port),
    INBOX_DOMAIN: 'inbox.test',
  })
  try {
    await addAddress(site)
    await site.start()
    const measurements = await deliver(site, port)
    const imported = await importAll(site)
    await site.kill()
    const { lost, twice, damaged, notImported } = await findFaults(site)
    printTable(`${KILLS} kills while ${AT_ONCE} connections deliver`, [
      {
        engine,
        messages: MESSAGES,
        ...measurements,
        'imported after s': Math.round(imported),
        lost: lost.length,
        twice: twice.length,
        damaged: damaged.length,
      },
    ])
    expect({ lost, twice, damaged, notImported }).toEqual({
      lost: [],
      twice: [],
      damaged: [],
      notImported: [],
    })
  } finally {
    await site.remove()
  }
})

async function addAddress({ env }: IsolatedSite): Promise<void> {
  const database = await openDatabase(parseEnv(env))
  const { db } = database
  const [brand] = await db
    .insert(brands)
    .values({ name: 'Everything', slug: 'everything', status: 'active' })
    .returning()
  await db.insert(inboxAddresses).values({ address: ADDRESS, brandId: brand!.id, publish: 'at-once' })
  await database.close()
}

/** Each connection repeats its message until it is answered with 250, as mail servers do. */
async function deliver(site: IsolatedSite, port: number) {
  const began = performance.now()
  let next = 0
  let answered = 0
  let repeated = 0
  let down = false

  async function send(number: number): Promise<void> {
    for (;;) {
      try {
        const transport = createTransport({
          host: '127.0.0.1',
          port,
          ignoreTLS: true,
          connectionTimeout: 5000,
        })
        const { response } = await transport.sendMail(messageOf(number))
        expect(response).toMatch(/^250/)
        answered += 1
        return
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number }
        // Only a refusal for good would be a fault.
        if (responseCode >= 500) throw error
        repeated += 1
        await sleep(down ? 300 : 50)
      }
    }
  }

  async function connection(): Promise<void> {
    while (next < MESSAGES) await send(++next)
  }

  async function kill(): Promise<void> {
    for (let kills = 1; kills <= KILLS; kills++) {
      const due = Math.floor((MESSAGES * kills) / (KILLS + 1))
      const isDue = () => answered >= due
      while (!isDue()) await sleep(1)
      down = true
      await site.kill()
      await site.start()
      down = false
    }
  }

  await Promise.all([kill(), ...Array.from({ length: AT_ONCE }, connection)])
  const seconds = (performance.now() - began) / 1000
  return {
    kills: KILLS,
    repeated,
    seconds: Math.round(seconds),
    'per second': Math.round(MESSAGES / seconds),
  }
}

/** Short texts, so that none is a near-duplicate of another. */
function messageOf(number: number) {
  return {
    from: `"Brand" <news@brand-${number % 10}.test>`,
    to: ADDRESS,
    messageId: `<message-${number}@brand.test>`,
    subject: `Letter ${number}`,
    html: `<p>Letter ${number} of brand ${number % 10}.</p>`,
  }
}

/** Returns the seconds until no arrival waits. */
async function importAll(site: IsolatedSite): Promise<number> {
  const began = performance.now()
  const isBusy = /^arrivals .*(waiting|running)/m
  while (isBusy.test((await site.command('jobs')).said)) await sleep(1000)
  return (performance.now() - began) / 1000
}

/** Every message was answered in the end, so each must be there. */
async function findFaults({ env }: IsolatedSite) {
  const settings = parseEnv(env)
  const database = await openDatabase(settings)
  useDatabase(database)
  const storage = await openStorage(settings)
  try {
    const rows = await database.db.select().from(arrivals)
    const firsts = rows.filter(({ state }) => state !== 'duplicate')
    const added = await database.db.select({ messageId: emails.messageId }).from(emails)
    const lost: string[] = []
    const twice: string[] = []
    for (let number = 1; number <= MESSAGES; number++) {
      const id = `message-${number}@brand.test`
      const arrived = firsts.filter(({ messageId }) => messageId === id).length
      const published = added.filter(({ messageId }) => messageId === id).length
      if (arrived === 0 || published === 0) lost.push(id)
      if (arrived > 1 || published > 1) twice.push(id)
    }
    const damaged: string[] = []
    for (const { messageId, originalKey } of firsts) {
      const bytes = await storage.getBytes(originalKey!)
      if (contentKey('private', bytes, 'eml') !== originalKey) damaged.push(messageId!)
    }
    const notImported = firsts
      .filter(({ state }) => state !== 'imported')
      .map(({ messageId, state, reason }) => `${messageId}: ${state}, ${reason}`)
    return { lost, twice, damaged, notImported }
  } finally {
    await database.close()
  }
}
