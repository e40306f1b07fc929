/**
 * Fills a gallery with invented emails: `npm run bench:seed -- --count 100000`. Without DATABASE_URL it stands in
 * `.cache/bench/emails-{count}`, where `DATA_DIR` finds it; otherwise in that database, which must hold nothing else.
 * Stopped half-way, it goes on where it was.
 */
import { parseArgs } from 'node:util'
import { terminalIO } from '#cli/terminal-io.ts'
import { openBenchGallery } from './bench-gallery.ts'
import { seedGallery } from './synthetic-gallery.ts'

const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } })
const count = Number(values.count)
const { database, place } = await openBenchGallery(count)
const io = terminalIO()
const started = performance.now()
await seedGallery(database, count, (done) => io.progress({ label: 'Emails', done, total: count }))
await database.close()
io.out(
  `${count.toLocaleString('en-US')} emails in ${place} (${((performance.now() - started) / 1000).toFixed(0)} s)`,
)
