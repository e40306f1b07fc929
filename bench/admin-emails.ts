/**
 * The list of all emails in the admin, in a small and in a large gallery side by side, for every order, for filters that
 * many and few emails have, and far down the list: the page as somebody waits for it, from the production build; the data
 * alone, which is what a browser asks for when a filter is chosen; and the queries of its loader. Seed both galleries
 * first; they are copied, and the copies get drafts, hidden emails and guesses.
 *
 * Compared is the finding, so both show equally many rows: an email more costs as much in either. A filter therefore asks
 * for the rarest value that still fills a page, and in the small gallery more emails are drafts or of the latest year.
 *
 *     npm run build && npm run bench:seed -- --count 1000 && npm run bench:seed -- --count 100000
 *     npm run bench:admin-emails
 *
 * Exits with 1 if the median of any page, or of its data, takes more than `--ratio` times as long in the large gallery.
 */
import { parseArgs } from 'node:util'
import { asEditor, asPerson } from '#app/features/accounts/policy.ts'
import { readChoices } from '#app/features/admin-emails/choices.server.ts'
import { listEmails } from '#app/features/admin-emails/list.server.ts'
import { emailsQuery } from '#app/features/admin-emails/schema.ts'
import { EDITOR, type Gallery, prepareEmails } from './admin-emails-gallery.ts'
import { inGallery } from './bench-gallery.ts'
import { median } from './median.ts'
import { signIn } from './sign-in.ts'
import { serveGallery } from './speed/served.ts'
import { atMost, printTable, printTargets } from './speed/table.ts'

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    turns: { type: 'string', default: '15' },
    ratio: { type: 'string', default: '1.5' },
  },
})

/** Milliseconds of the page, of the data alone that a filter asks for, and of its queries. */
type Times = { page: number; data: number; queries: number }

const turns = Number(values.turns)
const galleries = [await prepareEmails(values.small, true), await prepareEmails(values.large, false)] as const
const times = new Map<string, [Times, Times]>()
/** How many emails the small gallery shows. */
const rows = new Map<string, number>()
for (const name of galleries[0].requests.keys()) {
  const none = { page: Number.NaN, data: Number.NaN, queries: Number.NaN }
  times.set(name, [{ ...none }, { ...none }])
}
for (const [at, gallery] of galleries.entries())
  await inGallery(gallery.folder, () => timeQueries(at, gallery))
await timePages()
printTable(
  `The list of all emails, medians of ${turns} in ms, with ${values.small} emails and with ${values.large}`,
  ['', ...['page', 'data', 'queries'].flatMap((part) => [part, '', 'ratio'])],
  [...times].map(([name, [small, large]]) => [
    name,
    ...(['page', 'data', 'queries'] as const).flatMap((part) => [
      small[part],
      large[part],
      (large[part] / small[part]).toFixed(2),
    ]),
  ]),
)
for (const part of ['page', 'data'] as const) {
  const ratios = [...times.values()].map(([small, large]) => large[part] / small[part])
  atMost(`the largest ratio of a ${part}`, Math.max(...ratios), Number(values.ratio))
}
process.exitCode = printTargets() ? 0 : 1

/** What the loader reads, in this process. */
async function timeQueries(at: number, { requests }: Gallery): Promise<void> {
  const editor = asEditor(asPerson({ id: '00000000-0000-4000-8000-000000000000', role: 'editor' as const }))!
  for (const [name, asked] of requests) {
    const query = emailsQuery.parse(asked)
    const measured: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      const started = performance.now()
      await Promise.all([listEmails({ actor: editor, query }), readChoices(editor)])
      measured.push(performance.now() - started)
    }
    times.get(name)![at]!.queries = median(measured)
    const { emails } = await listEmails({ actor: editor, query })
    if (at === 0) rows.set(name, emails.length)
    else if (rows.get(name) !== emails.length)
      throw new Error(`${name}: ${rows.get(name)} and ${emails.length} emails are shown`)
  }
}

/** What somebody waits for: both galleries served by the production build, asked in turns. */
async function timePages(): Promise<void> {
  const servers = []
  for (const { folder } of galleries) servers.push(await serveGallery(folder, { SITE_ENV: 'production' }))
  try {
    const cookies = await Promise.all(servers.map(({ url }) => signIn(url, EDITOR)))
    for (const name of times.keys()) {
      for (const [part, path] of [
        ['page', '/admin/emails'],
        ['data', '/admin/emails.data'],
      ] as const) {
        const measured: [number[], number[]] = [[], []]
        // The first of each is not counted: it compiles what the others use.
        for (let turn = 0; turn <= turns; turn++) {
          for (const at of [0, 1] as const) {
            const search = new URLSearchParams(galleries[at].requests.get(name) as Record<string, string>)
            const url = `${servers[at]!.url}${path}?${search}`
            const started = performance.now()
            const answer = await fetch(url, { headers: { Cookie: cookies[at]! }, redirect: 'manual' })
            await answer.arrayBuffer()
            if (turn > 0) measured[at].push(performance.now() - started)
            if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
          }
        }
        for (const at of [0, 1] as const) times.get(name)![at][part] = median(measured[at])
      }
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}
