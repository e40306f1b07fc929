/**
 * Compares the checks with axe-core in an ordinary page, over real messages and the samples, and measures their cost:
 * emails are rendered with and without them, in turns. `--count 200` sets the number of real messages, `--samples 40`
 * that of samples. The browser has a low priority: beside other work, this takes far longer.
 */
import { parseArgs } from 'node:util'
import { checkEmail } from '#app/inspection/checks/check-email.ts'
import { AXE_CHECKS } from '#app/inspection/checks/definitions/accessibility-axe.ts'
import type { RenderedPage } from '#app/inspection/checks/rendered-page.ts'
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import { auditEmail, renderEmail } from '#app/intake/ingest/render/render-email.server.ts'
import { listBundle, readBundledEmail } from '#app/intake/ingest/store/bundle.server.ts'
import { sampleBundle } from '#app/intake/ingest/store/samples.server.ts'
import { closeChromium, findChromium, HOW_TO_ADD_CHROMIUM } from '#app/platform/lib/chromium.server.ts'
import { axeByItself } from './axe-by-itself.ts'
import { type CheckedEmail, checkedEmail } from '#app/intake/ingest/checked-email.ts'
import { receivedMail, templates } from './real-mail.ts'

/** The share of emails whose cost is measured: one in five. */
const COST_EVERY = 5
const TOLD_EVERY = 10
const DIFFERENCES_MAX = 30
const STEP = 7
const IS_HTML = /^content-type:\s*text\/html/im

const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, samples: { type: 'string', default: '40' } },
})
if (!findChromium()) throw new Error(`Nothing can be checked. ${HOW_TO_ADD_CHROMIUM}`)

const leftOut: string[] = []
const differences: string[] = []
const slowest = { name: '', ms: 0 }
const cost = { emails: 0, render: 0, renderAndLook: 0, rules: 0 }
await compareAll('real messages', await realEmails(Number(values.count)))
await compareAll('samples', await samples(Number(values.samples)))
await closeChromium()
console.log(`left out: ${leftOut.length === 0 ? 'none' : leftOut.join(', ')}`)
console.log(`slowest to look at: ${slowest.name}, ${ms(slowest.ms)}`)
const added = cost.renderAndLook + cost.rules - cost.render
console.log(
  `rendered ${ms(cost.render / cost.emails)}, with the checks ${ms((cost.render + added) / cost.emails)}, of which rules ${ms(cost.rules / cost.emails)}: ${percent(added, cost.render)} more (of ${cost.emails})`,
)
for (const difference of differences.slice(0, DIFFERENCES_MAX)) console.log(`  ${difference}`)

type Email = CheckedEmail & { name: string }

async function compareAll(what: string, emails: Email[]): Promise<void> {
  const sums = { ours: 0, alone: 0, both: 0 }
  let compared = 0
  for (const [index, email] of emails.entries()) {
    if (index % TOLD_EVERY === 0) console.error(`${what}: ${index} of ${emails.length}`)
    const started = performance.now()
    const page = await auditEmail(email.html, email.media)
    const took = performance.now() - started
    if (took > slowest.ms) Object.assign(slowest, { name: email.name, ms: took })
    const alone = await axeByItself(email.html, email.media)
    if (!page || !alone) {
      leftOut.push(`${email.name} (${page ? 'axe by itself' : 'the checks'} took too long)`)
      continue
    }
    compared += 1
    compare(email.name, page, alone, sums)
    if (index % COST_EVERY === 0) await measureCost(email, page)
  }
  const { ours, alone, both } = sums
  console.log(
    `${compared} ${what}: findings of axe by itself ${alone}, of the checks ${ours}, in both ${both}: ${percent(both, alone + ours - both)} agreement`,
  )
}

/** Compares the checks with axe; each element with an issue counts. */
function compare(
  name: string,
  page: RenderedPage,
  byItself: Record<string, number>,
  sums: { ours: number; alone: number; both: number },
): void {
  for (const rule of AXE_CHECKS) {
    const mine = page.light.find(({ axe }) => axe === rule)?.count ?? 0
    const theirs = byItself[rule] ?? 0
    sums.ours += mine
    sums.alone += theirs
    sums.both += Math.min(mine, theirs)
    if (mine !== theirs) differences.push(`${name}, ${rule}: ${theirs} by itself, ${mine} by the checks`)
  }
}

async function measureCost(email: Email, page: RenderedPage): Promise<void> {
  const turns = cost.emails % 2 === 0 ? [false, true] : [true, false]
  for (const look of turns) {
    const spent = await timed(() => renderEmail(email.html, email.media, { look }))
    cost[look ? 'renderAndLook' : 'render'] += spent
  }
  cost.rules += await timed(() => checkEmail({ ...email, page }))
  cost.emails += 1
}

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function ms(time: number): string {
  return `${Math.round(time)} ms`
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}

/** The templates, and messages of all years. Plain text has no issues to find. */
async function realEmails(count: number): Promise<Email[]> {
  const received = receivedMail().filter(({ bytes }) => IS_HTML.test(bytes.toString('latin1')))
  const found: Email[] = []
  for (const { name, bytes, kind } of [...templates(), ...spread(received)]) {
    if (found.length === count) break
    const prepared = await readEmail({ bytes, kind, fileName: name })
    if (prepared.ok) found.push({ name, ...checkedEmail(prepared.email) })
  }
  return found
}

/** The items in another order: every seventh one, then every seventh of the next, and so on. */
function spread<T>(items: T[]): T[] {
  return Array.from({ length: STEP }, (_, start) =>
    items.filter((__, index) => index % STEP === start),
  ).flat()
}

async function samples(count: number): Promise<Email[]> {
  const folder = sampleBundle()
  const slugs = (await listBundle(folder)).slice(0, count)
  return Promise.all(
    slugs.map(async (slug) => ({
      name: slug,
      ...checkedEmail((await readBundledEmail(folder, slug)).prepared),
    })),
  )
}
