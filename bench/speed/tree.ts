/** An uncached home page compared with rendering its React tree to a string, alternating in one process. */
import path from 'node:path'
import { median } from '../median.ts'
import type { Gallery } from './galleries.ts'
import { load } from './load.ts'
import { OWN_PAGES, serveGallery } from './served.ts'
import { atMost, printTable } from './table.ts'

const WANTED = 2
/** Pages the probe renders in a row. */
const PASSAGES = 60

export async function measureTree(
  gallery: Gallery,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const probe = path.join(import.meta.dirname, 'tree-probe.ts')
  const server = await serveGallery(gallery.folder, { NODE_OPTIONS: `--import=${probe}` })
  const address = server.url + gallery.addresses.home
  const plain: number[] = []
  const packed: number[] = []
  const tree: number[] = []
  try {
    const [, probeUrl] = /Tree probe: (\S+)/.exec(server.said())!
    // The first round is a warm-up.
    for (let round = 0; round <= rounds; round++) {
      console.error(`… home beside its React tree, ${round} of ${rounds}`)
      const asked = { connections: 8, seconds }
      plain.push((await load(address, server.pid, { ...asked, headers: { Cookie: OWN_PAGES } })).cost)
      const headers = { Cookie: OWN_PAGES, 'Accept-Encoding': 'gzip' }
      packed.push((await load(address, server.pid, { ...asked, headers })).cost)
      const { cost } = (await (await fetch(`${probeUrl}/${PASSAGES}`)).json()) as { cost: number }
      tree.push(cost)
    }
  } finally {
    await server.stop()
  }
  const [ofPlain, ofPacked, ofTree] = [plain, packed, tree].map((costs) => median(costs.slice(1))) as [
    number,
    number,
    number,
  ]
  printTable(
    'Home, not cached, compared with its React tree',
    ['', 'processor ms/page', 'beside the tree'],
    [
      ['renderToString of the same tree', ofTree, 1],
      ['the page', ofPlain, ofPlain / ofTree],
      ['the page, packed', ofPacked, ofPacked / ofTree],
    ],
  )
  atMost('home, not cached, compared with renderToString', ofPlain / ofTree, WANTED, '×')
}
