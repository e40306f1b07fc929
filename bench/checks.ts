/**
 * What the checks find, compared with axe-core run by itself in an ordinary page, over real messages and the samples;
 * and what looking at a page costs beside rendering it. `--count 200` sets the number of real messages.
 */
import { parseArgs } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { checkEmail } from '#app/features/checks/check-email.ts'
import { AXE_RULES } from '#app/features/checks/rules/seen-by-axe.ts'
import type { SeenPage } from '#app/features/checks/seen-page.ts'
import { desktopWidth } from '#app/features/ingest/clean/layout-width.ts'
import { prepareEmail } from '#app/features/ingest/prepare.server.ts'
import type { PreparedEmail } from '#app/features/ingest/prepared-email.ts'
import { lookAtEmail, renderEmail } from '#app/features/ingest/render/render-email.server.ts'
import { listBundle, readBundledEmail } from '#app/features/ingest/store/bundle.server.ts'
import { sampleBundle } from '#app/features/ingest/store/samples.server.ts'
import { closeChromium, findChromium, HOW_TO_ADD_CHROMIUM, withPage } from '#app/lib/chromium.server.ts'
import { receivedMail, templates } from './real-mail.ts'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, samples: { type: 'string', default: '40' } },
})
if (!findChromium()) throw new Error(`Nothing can be checked. ${HOW_TO_ADD_CHROMIUM}`)

let ours = 0
let both = 0
let alone = 0
const times = { look: 0, rules: 0, render: 0, renderAndLook: 0 }
const emails = [...(await realEmails(Number(values.count))), ...(await samples(Number(values.samples)))]
for (const [index, email] of emails.entries()) {
  const { html, media } = email
  const page = (await timed('look', () => lookAtEmail(html, media)))!
  await timed('rules', async () => checkEmail({ ...email, page }))
  compare(page, await axeByItself(html, media))
  // Every fifth is enough to know a cost.
  if (index % 5 > 0) continue
  const [first, second] = index % 2 === 0 ? [false, true] : [true, false]
  for (const look of [first, second]) {
    await timed(look ? 'renderAndLook' : 'render', () => renderEmail(html, media, { look }))
  }
}
await closeChromium()
const timesEach = Math.ceil(emails.length / 5)
console.log(
  `${emails.length} emails; findings of axe by itself ${alone}, of the checks ${ours}, in both ${both}`,
)
console.log(`agreement ${((100 * both) / Math.max(1, alone + ours - both)).toFixed(2)} %`)
console.log(
  `a page opened and looked at ${ms(times.look, emails.length)}, the rules ${ms(times.rules, emails.length)}`,
)
console.log(
  `rendered ${ms(times.render, timesEach)}, rendered and looked at ${ms(times.renderAndLook, timesEach)}`,
)

function ms(total: number, count: number): string {
  return `${Math.round(total / count)} ms`
}

async function timed<T>(name: keyof typeof times, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const value = await work()
  times[name] += performance.now() - started
  return value
}

/** Findings are counted by rule: one for each element. */
function compare(page: SeenPage, byItself: Map<string, number>): void {
  for (const rule of AXE_RULES) {
    const mine = page.light.find(({ axe }) => axe === rule)?.count ?? 0
    const theirs = byItself.get(rule) ?? 0
    ours += mine
    alone += theirs
    both += Math.min(mine, theirs)
  }
}

type Media = (key: string) => Uint8Array | null

async function axeByItself(html: string, media: Media): Promise<Map<string, number>> {
  const viewport = { width: desktopWidth(html), height: 900 }
  return withPage(
    { viewport, colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-US' },
    async (page) => {
      await page.route('**/*', (route) => {
        const { pathname } = new URL(route.request().url())
        const body = pathname === '/' ? html : media(pathname.slice(1))
        const isPage = pathname === '/'
        return body
          ? route.fulfill({
              body: Buffer.from(body),
              ...(isPage && { contentType: 'text/html; charset=utf-8' }),
            })
          : route.abort()
      })
      await page.goto('http://email.invalid/')
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(AXE_RULES).analyze()
      return new Map(violations.map(({ id, nodes }) => [id, nodes.length]))
    },
  )
}

async function realEmails(count: number) {
  const all = [...templates(), ...receivedMail()]
  const found = []
  for (const { name, bytes, kind } of all) {
    if (found.length === count) break
    const prepared = await prepareEmail({ bytes, kind, fileName: name }, { render: false })
    // Plain text has nothing to find.
    const hasHtml = kind === 'html' || bytes.includes('text/html')
    if (prepared.ok && hasHtml) found.push(checked(prepared.email))
  }
  return found
}

async function samples(count: number) {
  const folder = sampleBundle()
  const slugs = (await listBundle(folder)).slice(0, count)
  return Promise.all(slugs.map(async (slug) => checked((await readBundledEmail(folder, slug)).prepared)))
}

function checked(email: PreparedEmail) {
  const contents = new Map(email.files.map(({ key, content }) => [key, content]))
  return {
    html: Buffer.from(contents.get(email.htmlKey)!).toString('utf8'),
    media: (key: string) => contents.get(key) ?? null,
    subject: email.subjectLine,
    preheader: email.preheader,
    language: email.language,
    stats: email.facts,
    oneClickUnsubscribe: email.emailFacts?.oneClickUnsubscribe ?? false,
  }
}
