/**
 * Fills a gallery with generated emails: `npm run bench:seed -- --count 100000`. Without DATABASE_URL the gallery is in
 * `.cache/bench/emails-{count}`, for use as `DATA_DIR`; otherwise in that database, which must contain nothing else. An
 * interrupted run continues where it stopped.
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
