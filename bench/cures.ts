/**
 * Mends what the checks find in the samples and in real messages, and looks again in the browser: whether the finding is
 * gone at the places that were changed, whether any other is louder, and whether text and elements are the same.
 * `--count 200` sets the number of real messages, `--samples 40` that of samples.
 */
import { parseArgs } from 'node:util'
import { applyEdits, planChanges } from '#app/features/checks/change-source.ts'
import { checkEmail } from '#app/features/checks/check-email.ts'
import { CURES, curedPlaces } from '#app/features/checks/cures.ts'
import { readSource } from '#app/features/checks/email-source.ts'
import type { ChecksRow, Finding } from '#app/features/checks/finding.ts'
import { prepareEmail } from '#app/features/ingest/prepare.server.ts'
import { lookAtEmail } from '#app/features/ingest/render/render-email.server.ts'
import { listBundle, readBundledEmail } from '#app/features/ingest/store/bundle.server.ts'
import { sampleBundle } from '#app/features/ingest/store/samples.server.ts'
import { closeChromium, findChromium, HOW_TO_ADD_CHROMIUM } from '#app/lib/chromium.server.ts'
import { type CheckedEmail, checkedEmail } from '#app/features/ingest/checked-email.ts'
import { receivedMail, templates } from './real-mail.ts'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, samples: { type: 'string', default: '40' } },
})
if (!findChromium()) throw new Error(`Nothing can be mended. ${HOW_TO_ADD_CHROMIUM}`)

type Sums = { findings: number; cured: number; places: number; offered: number; gone: number; fewer: number }
const sums = new Map<string, Sums>()
const faults: string[] = []
let emails = 0
let slowestPlan = 0
for await (const { name, email } of allEmails()) {
  emails += 1
  if (emails % 20 === 0) console.error(`${emails} emails`)
  const before = await check(email)
  for (const found of before.findings) if (CURES[found.rule]) await mend(name, email, before, found)
}
await closeChromium()
console.log(`${emails} emails; the slowest change of a source took ${slowestPlan.toFixed(1)} ms`)
for (const [rule, { findings, cured, places, offered, gone, fewer }] of sums) {
  console.log(
    `${rule}: ${findings} findings, ${cured} with a cure for ${offered} of ${places} places; then gone ${gone}, fewer ${fewer}`,
  )
}
console.log(faults.length === 0 ? 'nothing else changed' : faults.join('\n'))

async function mend(name: string, email: CheckedEmail, before: ChecksRow, found: Finding): Promise<void> {
  const sum = sums.get(found.rule) ?? { findings: 0, cured: 0, places: 0, offered: 0, gone: 0, fewer: 0 }
  sums.set(found.rule, sum)
  sum.findings += 1
  sum.places += found.count
  if (!found.cure) return
  const started = performance.now()
  const { edits } = planChanges(email.html, found.cure)
  const html = applyEdits(email.html, edits)
  slowestPlan = Math.max(slowestPlan, performance.now() - started)
  sum.cured += 1
  sum.offered += curedPlaces(found)
  const after = await check({ ...email, html })
  const left = countOf(after, found.rule)
  if (left === 0) sum.gone += 1
  else sum.fewer += 1
  if (left > Math.max(0, found.count - curedPlaces(found))) {
    faults.push(`${name}, ${found.rule}: still ${left} of ${found.count}`)
  }
  for (const other of after.findings) {
    const was = countOf(before, other.rule)
    if (other.count > was)
      faults.push(`${name}, ${found.rule}: ${other.rule} ${was} before, ${other.count} after`)
  }
  if (outline(html) !== outline(email.html)) faults.push(`${name}, ${found.rule}: text or elements changed`)
}

function countOf({ findings }: ChecksRow, rule: string): number {
  return findings.find((one) => one.rule === rule)?.count ?? 0
}

/** Its text and elements, without the only one that a cure adds. */
function outline(html: string): string {
  return readSource(html)
    .elements.filter(({ attributes }) => attributes.get('name') !== 'color-scheme')
    .map(({ tag, text }) => `${tag} ${text}`)
    .join('\n')
}

async function check(email: CheckedEmail): Promise<ChecksRow> {
  return checkEmail({ ...email, page: await lookAtEmail(email.html, email.media) })
}

async function* allEmails(): AsyncGenerator<{ name: string; email: CheckedEmail }> {
  const folder = sampleBundle()
  for (const slug of (await listBundle(folder)).slice(0, Number(values.samples))) {
    yield { name: slug, email: checkedEmail((await readBundledEmail(folder, slug)).prepared) }
  }
  const all = [...templates(), ...receivedMail()].filter(
    ({ bytes, kind }) => kind === 'html' || bytes.includes('text/html'),
  )
  const step = Math.max(1, all.length / Number(values.count))
  for (let at = 0; at < all.length; at += step) {
    const { name, bytes, kind } = all[Math.floor(at)]!
    const prepared = await prepareEmail({ bytes, kind, fileName: name }, { render: false })
    if (prepared.ok) yield { name, email: checkedEmail(prepared.email) }
  }
}
