/** The time from starting the server to the end of its first page. */
import type { Gallery } from './galleries.ts'
import { serveGallery } from './served.ts'
import { atMost, printTable } from './table.ts'

const WANTED_S = 3

export async function measureStarts(galleries: Gallery[]): Promise<void> {
  const rows: [string, number, number][] = []
  for (const { size, folder } of galleries) {
    const times: number[] = []
    for (const _ of ['first', 'second']) {
      const server = await serveGallery(folder)
      times.push(server.startedIn / 1000)
      await server.stop()
    }
    const name = size.toLocaleString('en-US')
    rows.push([name, times[0]!, times[1]!])
    atMost(`warm start with ${name} emails`, times[1]!, WANTED_S, ' s')
  }
  printTable('From starting the server to its first page', ['emails', 'first, s', 'warm, s'], rows)
}
