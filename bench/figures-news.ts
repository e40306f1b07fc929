/** How soon a new email shows in figures. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLoadGallery } from './load-gallery.ts'
import { median } from './median.ts'
import { OWN_PAGES } from './speed/served.ts'

const TURNS = 5
const PATIENCE_MS = 10_000

/**
 * Imports emails of a brand one by one, with `mailshelf import` next to the server, and measures how long after its
 * commit each shows on pages that visitors get from the cache. The commit is seen by pages that never come from there.
 */
export async function measureNews(count: number, brand: string): Promise<number> {
  const gallery = await openLoadGallery(count, { postgres: false })
  const folder = await mkdtemp(path.join(tmpdir(), 'figures-news-'))
  try {
    const addresses = [`/brand/${brand}/figures`, '/state-of-email'].map((page) => gallery.url + page)
    const delays: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      const before = await Promise.all(addresses.map((address) => countOn(address, {})))
      const file = path.join(folder, `${turn}.eml`)
      await writeFile(file, newEmail(turn))
      const importing = gallery.command('import', '--no-render', '--brand', brand, file)
      const committed = await timeOfChange(addresses[0]!, before[0]!, { cookie: OWN_PAGES })
      for (const [at, address] of addresses.entries())
        delays.push((await timeOfChange(address, before[at]!, {})) - committed)
      const { code, said } = await importing
      if (code !== 0) throw new Error(said)
    }
    return median(delays)
  } finally {
    await gallery.close()
    await rm(folder, { recursive: true })
  }
}

async function timeOfChange(
  address: string,
  before: number,
  headers: Record<string, string>,
): Promise<number> {
  const started = performance.now()
  while ((await countOn(address, headers)) === before) {
    if (performance.now() - started > PATIENCE_MS) throw new Error(`${address} still says ${before}`)
    await wait(5)
  }
  return performance.now()
}

async function countOn(address: string, headers: Record<string, string>): Promise<number> {
  const page = await (await fetch(address, { headers })).text()
  const [, count] = /<dt>Emails<\/dt><dd>(?:<a [^>]*>)?([\d,]+)/.exec(page) ?? []
  if (!count) throw new Error(`${address} does not say how many emails there are`)
  return Number(count.replaceAll(',', ''))
}

function newEmail(number: number): string {
  return `From: News <news@brand.example>
To: reader@example.com
Subject: New arrivals, part ${number}
Date: ${new Date().toUTCString().replace('GMT', '+0000')}
Message-ID: <${number}.${Date.now()}@brand.example>
Content-Type: text/html; charset=utf-8

<html><body><h1>New arrivals ${number}</h1><p>Twenty new lamps came in this week, and every one of them is lit.</p></body></html>
`
}
