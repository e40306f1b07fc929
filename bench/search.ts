/**
 * How good and how fast search is. First the judged searches over the samples: the share whose first result is right,
 * as typed and with a slip in each.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, useDatabase } from '#app/db/client.server.ts'
import { syncTaxonomy } from '#app/features/categories/commands.server.ts'
import { findEmails, understand } from '#app/features/gallery/search.server.ts'
import { loadSamples } from '#app/features/ingest/samples.server.ts'
import { parseEnv } from '#app/lib/env.server.ts'
import { openStorage, useStorage } from '#app/lib/storage.server.ts'
import { judgements, withTypo } from './search-judgements.ts'

const RIGHT_MIN = 0.9
const RIGHT_WITH_TYPO_MIN = 0.8

const home = await mkdtemp(path.join(tmpdir(), 'bench-search-'))
try {
  await judge()
} finally {
  await rm(home, { recursive: true })
}

async function judge() {
  const settings = parseEnv({ DATA_DIR: path.join(home, 'samples') })
  const database = await openDatabase(settings)
  useDatabase(database)
  useStorage(await openStorage(settings))
  await syncTaxonomy()
  await loadSamples()
  await tell('as typed', (search) => search, RIGHT_MIN)
  await tell('with one slip in each', withTypo, RIGHT_WITH_TYPO_MIN)
  await database.close()
}

async function tell(name: string, typed: (search: string, number: number) => string, least: number) {
  let right = 0
  for (const [number, [search, ...first]] of judgements.entries()) {
    const found = await firstFor(typed(search, number))
    if (found && first.includes(found)) right += 1
    else console.log(`  ${typed(search, number)}: ${found ?? 'nothing'}, not ${first.join(' or ')}`)
  }
  const share = right / judgements.length
  console.log(`${name}: ${right} of ${judgements.length} first results are right (${share.toFixed(2)})`)
  if (share < least) process.exitCode = 1
}

async function firstFor(search: string): Promise<string | undefined> {
  const understood = await understand(search)
  if (!understood) return undefined
  const { emails } = await findEmails(understood, { limit: 1, after: null })
  return emails[0]?.slug
}
