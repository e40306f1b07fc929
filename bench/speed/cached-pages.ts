/** Cached pages compared with the least a Node server can do: the same bytes for every request. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'
import { median } from '../median.ts'
import type { Bytes } from './bare-server.ts'
import { PAGES } from './galleries.ts'
import { load } from './load.ts'
import type { Running } from './pages.ts'
import { atLeast, printTable } from './table.ts'

const WANTED = 0.5
const CONNECTIONS = 32
/** Node adds these itself. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive']

export async function measureCachedPages(
  { gallery, server }: Running,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' })
  const [port] = (await once(bare, 'message')) as [number]
  const rows: (string | number)[][] = []
  for (const page of PAGES) {
    if (page === 'saved') continue
    for (const encoding of page === 'home' ? ['br', 'gzip', 'identity'] : ['br']) {
      console.error(`… ${page}, ${encoding}, beside a bare server`)
      const headers = { 'Accept-Encoding': encoding }
      const address = server.url + gallery.addresses[page]
      const bytes = await fetchBytes(address, headers)
      bare.send(bytes)
      await once(bare, 'message')
      const ours: number[] = []
      const theirs: number[] = []
      for (let round = 0; round < rounds; round++) {
        const options = { connections: CONNECTIONS, seconds, headers }
        theirs.push((await load(`http://127.0.0.1:${port}/`, bare.pid!, options)).perSecond)
        ours.push((await load(address, server.pid, options)).perSecond)
      }
      const ratio = median(ours.map((perSecond, round) => perSecond / theirs[round]!))
      rows.push([page, encoding, bytes.body.length / 1000, median(theirs), median(ours), ratio])
      if (encoding === 'br') atLeast(`${page}, cached, compared with bare node:http`, ratio, WANTED, '×')
    }
  }
  bare.disconnect()
  const heads = ['page', 'encoding', 'kB', 'bare, pages/s', 'cached, pages/s', 'ratio']
  printTable(`Kept pages beside bare node:http (${CONNECTIONS} connections)`, heads, rows)
}

/** The bytes on the wire; `fetch` would decompress them. */
function fetchBytes(address: string, headers: Record<string, string>): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const head = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
      answer.toArray().then((parts) => {
        resolve({ head: Object.fromEntries(head) as Record<string, string>, body: Buffer.concat(parts) })
      }, reject)
    }).once('error', reject)
  })
}
