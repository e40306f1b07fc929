/**
 * `npm run test:cluster`: HAProxy, two web processes, a worker, PgBouncer, a PostgreSQL primary and its replica, and a
 * bucket, under mixed load while parts of it fail one after the other. `--minutes 10` is the length of the load and `--from
 * v1.0.0` the build that is upgraded to this one at the end; without it the same build is started again.
 *
 * Exits with 1 after a wrong answer, a lost write, an error that is not a 503 with Retry-After, or one outside the
 * seconds of a fault.
 */
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { runBuiltCommand } from '#test/built-command.ts'
import { makeAdmin } from '../administrator.ts'
import { buildOlder } from '../older-build.ts'
import { printTable } from '../results-table.ts'
import { failuresOf, type Happened, unexpectedFailures } from './judge.ts'
import { readEmails, startLoad } from './load.ts'
import { type Cluster, type Site, startCluster } from './parts.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, from: { type: 'string' } },
})
const DOWN_MS = 4_000
const STALL_MS = 30_000
/** What the faults take together, roughly. */
const FAULTS_MS = 110_000
/** Longer than any grace, so that each error belongs to one fault. */
const PAUSE_MIN_MS = 12_000

type Fault = Pick<Happened, 'name' | 'grace'> & { cause(): Promise<void> }

function faultsOf({ sites, replica, primary, bucket, crash }: Cluster): Fault[] {
  const root = projectRoot()
  async function killed(site: Site): Promise<void> {
    await site.end('SIGKILL')
    await sleep(DOWN_MS)
    await site.start(root)
  }
  return [
    { name: 'web one upgraded', grace: null, cause: () => upgraded(sites.one) },
    { name: 'web two upgraded', grace: null, cause: () => upgraded(sites.two) },
    { name: 'worker upgraded', grace: null, cause: () => upgraded(sites.worker) },
    { name: 'web one killed', grace: 2_000, cause: () => killed(sites.one) },
    { name: 'worker killed', grace: null, cause: () => killed(sites.worker) },
    {
      name: 'replica down',
      grace: 2_000,
      async cause() {
        await crash('replica')
        await sleep(3 * DOWN_MS)
        await replica.run()
      },
    },
    {
      name: 'S3 stalled for 30 s',
      grace: 10_000,
      async cause() {
        bucket.swallow(true)
        await sleep(STALL_MS)
        bucket.swallow(false)
      },
    },
    {
      name: 'primary restarted',
      grace: 10_000,
      async cause() {
        await crash('primary')
        await sleep(DOWN_MS)
        await primary.run()
      },
    },
  ]

  async function upgraded(site: Site): Promise<void> {
    await site.end('SIGTERM')
    await site.start(root)
    // HAProxy has to find it first.
    await sleep(1_000)
  }
}

async function run(cluster: Cluster, root: string): Promise<boolean> {
  const { url, sites, primary } = cluster
  const command = (...argv: string[]) => runBuiltCommand(argv, sites.one.env, root).ran
  const samples = await command('demo', 'load')
  if (samples.code !== 0) throw new Error(samples.said)
  const admin = await makeAdmin({ url: () => url, command })
  const shown = await (await admin.post('/admin/inbox/tokens', { name: 'Cluster' })).text()
  const token = /mailshelf_[\w-]{43}/.exec(shown)![0]
  const emails = await readEmails(primary.url)

  const load = await startLoad(url, token, emails)
  const before = cluster.seconds()
  const began = Date.now()
  const faults = faultsOf(cluster)
  const until = began + Number(values.minutes) * 60_000
  const pause = Math.max(PAUSE_MIN_MS, (until - began - FAULTS_MS) / (faults.length + 1))
  const happened: (Happened & { requests: number })[] = []
  const asked = () => Object.values(load.requests).reduce((sum, each) => sum + each, 0)
  for (const fault of faults) {
    await sleep(pause)
    const [from, requestsBefore] = [Date.now(), asked()]
    console.log(`${seconds(from - began)} ${fault.name}`)
    await fault.cause()
    const { name, grace } = fault
    happened.push({ name, grace, from, to: Date.now(), requests: asked() - requestsBefore })
  }
  await sleep(Math.max(PAUSE_MIN_MS, until - Date.now()))
  await load.end()
  const lasted = (Date.now() - began) / 1000
  const after = cluster.seconds()
  const { notes, imports } = await load.compare(primary.url)

  const unexpected = unexpectedFailures(load.failures, happened)
  printTable(
    'Faults',
    happened.map((fault) => {
      const { name, from, to, requests } = fault
      const own = failuresOf(fault, load.failures)
      return {
        fault: name,
        'from s': seconds(from - began),
        'took s': seconds(to - from),
        requests,
        errors: own.length,
        'broken off': own.filter(({ isBrokenOff }) => isBrokenOff).length,
        'errors by second': bySecond(own.map(({ at }) => at - from)),
      }
    }),
  )
  printTable('Load and writes', [
    { what: 'requests', figure: asked() },
    { what: 'requests a second', figure: Number((asked() / lasted).toFixed(1)) },
    ...Object.entries(load.requests).map(([kind, figure]) => ({ what: `  ${kind}`, figure })),
    { what: 'errors', figure: load.failures.length },
    { what: 'errors outside faults, or not a clean 503', figure: unexpected.length },
    { what: 'wrong answers', figure: load.wrong.length },
    { what: 'saved emails with notes, acknowledged', figure: notes.acknowledged },
    { what: 'found', figure: notes.acknowledged - notes.lost.length },
    { what: 'imports acknowledged', figure: imports.acknowledged },
    { what: 'found and processed', figure: imports.acknowledged - imports.lost.length },
  ])
  printTable(
    'Slowest answers',
    load.slowest().map(({ at, ms, what }) => ({ 'at s': seconds(at - began), ms, what })),
  )
  printTable(
    'Processor time',
    Object.keys(after).map((part) => {
      const used = after[part]! - before[part]!
      return {
        part,
        seconds: Number(used.toFixed(1)),
        'ms a request': Number(((used * 1000) / asked()).toFixed(2)),
      }
    }),
  )
  for (const { at, what } of unexpected.slice(0, 40)) console.log(`${seconds(at - began)} ${what}`)
  const wrong = [...load.wrong, ...notes.lost, ...imports.lost]
  for (const line of wrong.slice(0, 40)) console.log(line)
  const isWell = unexpected.length + wrong.length === 0
  if (!isWell) for (const site of Object.values(sites)) console.log(site.name, site.said().slice(-6_000))
  return isWell
}

function seconds(ms: number): number {
  return Math.round(ms / 1000)
}

/** Such as "3:2 4:7": two errors in the third second, seven in the fourth. */
function bySecond(times: number[]): string {
  const counts = new Map<number, number>()
  for (const at of times) counts.set(seconds(at), (counts.get(seconds(at)) ?? 0) + 1)
  return [...counts].map(([second, count]) => `${second}:${count}`).join(' ')
}

if (!values.from) console.log('Without --from, the rolling upgrade is from this build to itself.')
const root = values.from ? buildOlder(values.from) : projectRoot()
const cluster = await startCluster(root)
try {
  process.exitCode = (await run(cluster, root)) ? 0 : 1
} finally {
  await cluster.stop()
}
