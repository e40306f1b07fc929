/**
 * How soon an email is in the gallery: newsletters are sent by SMTP to a brand's address, one every two seconds, and the
 * home page is read until each is on it, with its picture. Prints the seconds from the mail server's 250; exits with 1
 * if half of them take longer than ten.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { openDatabase } from '#app/db/client.server.ts'
import { brands, inboxAddresses } from '#app/db/schema.ts'
import { startBuiltServer } from '#test/built-server.ts'
import { freePort } from '../scripts/test-postgres.mjs'

const EMAILS = 20
const EVERY_MS = 2_000
const BUDGET_SECONDS = 10
const GIVE_UP_SECONDS = 120
const ADDRESS = 'brand@inbox.test'

const dataDir = mkdtempSync(path.join(tmpdir(), 'inbox-speed-'))
const database = await openDatabase({ DATA_DIR: dataDir })
const [brand] = await database.db
  .insert(brands)
  .values({ name: 'Brand', slug: 'brand', status: 'active' })
  .returning()
await database.db.insert(inboxAddresses).values({ address: ADDRESS, brandId: brand!.id, publish: 'at-once' })
await database.close()
const port = await freePort()
const server = startBuiltServer({
  DATA_DIR: dataDir,
  SAMPLES: 'off',
  INBOX_SMTP_PORT: String(port),
  INBOX_DOMAIN: 'inbox.test',
})
const url = await server.ready
const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, pool: true })
try {
  // The first one starts the browser and the worker.
  await untilVisible('Warm-up')
  const waits: Promise<number>[] = []
  for (let number = 1; number <= EMAILS; number++) {
    waits.push(untilVisible(`Offer of week ${number}`))
    await sleep(EVERY_MS)
  }
  const sorted = (await Promise.all(waits)).toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]!
  console.log(`From 250 to the home page, ${EMAILS} emails, one every ${EVERY_MS / 1000} seconds:`)
  console.log(`half within ${median.toFixed(1)} s, all within ${sorted.at(-1)!.toFixed(1)} s`)
  if (median > BUDGET_SECONDS) process.exitCode = 1
} finally {
  transport.close()
  server.child.kill()
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
}

async function untilVisible(subject: string): Promise<number> {
  const words = subject.replaceAll(' ', '')
  await transport.sendMail({
    from: '"Brand" <news@brand.test>',
    to: ADDRESS,
    subject,
    html: `<table width="600" align="center"><tr><td bgcolor="#f3e9dc"><h1>${subject}</h1>
      <p>${`${words} lamps, shades and cords for long evenings. `.repeat(12)}</p></td></tr></table>`,
  })
  const began = performance.now()
  for (;;) {
    const seconds = (performance.now() - began) / 1000
    const home = await (await fetch(url)).text()
    if (home.includes(`“${subject}”`) || home.includes(`>${subject}<`)) return seconds
    if (seconds > GIVE_UP_SECONDS) throw new Error(`${subject} did not come in ${GIVE_UP_SECONDS} seconds`)
    await sleep(100)
  }
}
