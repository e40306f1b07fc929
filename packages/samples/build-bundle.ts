/**
 * Composes the samples, prepares them with Chromium and writes `bundle/`, which is committed and all that the gallery
 * ships: loading it needs no browser. Samples whose HTML did not change keep their pictures; `--fresh` renders all of
 * them again. With brands as arguments only their samples are prepared; the others stay as they are, even if the intake
 * would clean them differently today.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listBundle, readBundledEmail } from '../../app/intake/ingest/store/bundle.server.ts'
import { CHECKS_VERSION } from '../../app/inspection/checks/check-email.ts'
import { readEmail, renderPrepared, type EmailInput } from '../../app/intake/ingest/prepare.server.ts'
import type { PreparedEmail } from '../../app/intake/ingest/prepared-email.ts'
import { sidecarSchema } from '../../app/intake/ingest/schema.ts'
import { closeChromium, findChromium, HOW_TO_ADD_CHROMIUM } from '../../app/platform/lib/chromium.server.ts'
import { checkPrepared } from './check-prepared.ts'
import { composeSamples } from './compose.ts'
import { directory } from './directory.ts'
import { withLeanPictures } from './lean-pictures.ts'
import { publishedPosts } from './posts/all.ts'
import { pruneBundle, writeBundledEmail } from './write-bundle.ts'

const BUNDLE = path.join(import.meta.dirname, 'bundle')
const fresh = process.argv.includes('--fresh')
const wantedBrands = process.argv.slice(2).filter((word) => !word.startsWith('--'))

if (!findChromium()) throw new Error(`The samples cannot be rendered. ${HOW_TO_ADD_CHROMIUM}`)
const started = Date.now()
const before = await listBundle(BUNDLE)
const samples = await composeSamples()
const wanted = samples.filter(
  ({ sidecar }) => wantedBrands.length === 0 || wantedBrands.includes(sidecar.brand.slug),
)
if (wanted.length === 0) throw new Error(`No sample is by ${wantedBrands.join(' or ')}.`)
const changed: string[] = []
for (const [index, { slug, eml, sidecar }] of wanted.entries()) {
  const prepared = await prepareSample(slug, { bytes: eml, fileName: `${slug}.eml`, kind: 'eml' })
  const isChanged = await writeBundledEmail(BUNDLE, { slug, prepared, sidecar: sidecarSchema.parse(sidecar) })
  if (isChanged) {
    changed.push(slug)
    console.log(
      `${String(index + 1).padStart(3)}/${wanted.length}  ${before.includes(slug) ? 'changed' : 'new    '}  ${slug}`,
    )
  }
}
const gone = await pruneBundle(
  BUNDLE,
  samples.map(({ slug }) => slug),
)
for (const slug of gone) console.log(`         gone     ${slug}`)
await closeChromium()
await writeJson('directory.json', directory)
await writeJson('posts.json', publishedPosts)
const seconds = ((Date.now() - started) / 1000).toFixed(1)
console.log(
  `${wanted.length} of ${samples.length} samples, ${changed.length} new or changed, ${gone.length} gone, in ${seconds} s`,
)

async function writeJson(name: string, content: unknown): Promise<void> {
  await writeFile(path.join(BUNDLE, name), `${JSON.stringify(content, null, 2)}\n`)
}

async function prepareSample(slug: string, input: EmailInput): Promise<PreparedEmail> {
  const unrendered = await readEmail(input)
  if (!unrendered.ok) throw new Error(`The sample ${slug} is refused: ${unrendered.reason}`)
  const existing =
    fresh || !before.includes(slug) ? null : await readBundledEmail(BUNDLE, slug).catch(() => null)
  if (existing?.prepared.preview && existing.prepared.htmlKey === unrendered.email.htmlKey) {
    const { preview, facts, files, checks, emailAttributes } = existing.prepared
    const kept = {
      ...unrendered.email,
      preview,
      facts: { ...unrendered.email.facts, colors: facts.colors },
      emailAttributes: {
        ...unrendered.email.emailAttributes!,
        palette: facts.colors,
        paletteShares: emailAttributes!.paletteShares,
        pictureHash: emailAttributes!.pictureHash,
      },
      files: [...unrendered.email.files, ...files.filter((file) => file.role === 'preview')],
    }
    return checks?.rulesVersion === CHECKS_VERSION ? { ...kept, checks } : checkPrepared(kept)
  }
  return withLeanPictures(await renderPrepared(unrendered.email, false))
}
