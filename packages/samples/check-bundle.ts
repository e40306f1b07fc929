/** Checks every email of the bundle again, after a change of the rules; nothing is composed, cleaned or rendered. */
import path from 'node:path'
import { listBundle, readBundledEmail } from '../../app/intake/ingest/store/bundle.server.ts'
import { closeChromium } from '../../app/platform/lib/chromium.server.ts'
import { checkPrepared } from './check-prepared.ts'
import { writeBundledEmail } from './write-bundle.ts'

const BUNDLE = path.join(import.meta.dirname, 'bundle')

for (const slug of await listBundle(BUNDLE)) {
  const sample = await readBundledEmail(BUNDLE, slug)
  const prepared = await checkPrepared(sample.prepared)
  if (!prepared.checks?.inBrowser) throw new Error(`The browser could not check ${slug}`)
  if (await writeBundledEmail(BUNDLE, { ...sample, prepared })) console.log(`changed  ${slug}`)
}
await closeChromium()
