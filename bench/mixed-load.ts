/**
 * A mixed load of page views, searches, sign-ins, saves and imports at the rate this machine sustains, long enough to
 * reveal leaks: `npm run bench:mixed` after `npm run build`. It raises the rate until responses get slow, then holds 70
 * % of it. `--minutes 20` sets the duration, `--rate 80` skips finding the rate, `--emails 10000` sets the gallery
 * size, `--postgres` uses a server instead of the embedded database. Before that, 32 visitors read cached pages while
 * `--import 1000` messages come in; 0 skips this, and `--minutes 0` does nothing else.
 *
 * Exits with 1 if a request failed, if the import slowed cached pages to more than twice their p99, or if memory grew
 * in the second half.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { createLoadClient } from './load-client.ts'
import { createResults, percentile, row } from './load-results.ts'
import { openLoadGallery } from './load-gallery.ts'
import { startImports } from './load-imports.ts'
import { createPace, type Pace } from './load-pace.ts'
import { createPeople, type Person } from './load-people.ts'
import { createVisits, findFiles } from './load-visits.ts'
import { median } from './median.ts'
import { readDuringImport } from './read-during-import.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    rate: { type: 'string' },
    emails: { type: 'string', default: '10000' },
    people: { type: 'string', default: '30' },
    import: { type: 'string', default: '1000' },
    postgres: { type: 'boolean', default: false },
  },
})

/**
 * The rate is too high if more than one response in twenty is slower than this, in milliseconds; each import delays a
 * few.
 */
const SLOW_MS = 500
const FIRST_RATE = 20
const STEP = 1.25
const STEP_SECONDS = 10
const TARGET_SHARE = 0.7
const SAMPLE_MS = 5_000
const GROWTH_MAX = 1.05

const gallery = await openLoadGallery(Number(values.emails), { postgres: values.postgres })
const measurements = createResults()
const client = createLoadClient(gallery.url, measurements)
try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  client.close()
  await gallery.close()
}

async function run(): Promise<boolean> {
  const samples = await gallery.command('demo', 'load')
  if (samples.code !== 0) throw new Error(samples.said)
  const { contents, mail, url } = gallery
  const isCalm = values.import === '0' || (await readDuringImport(gallery, Number(values.import)))
  if (values.minutes === '0') return isCalm
  const people = createPeople(client, mail, contents)
  const crowd: Person[] = []
  while (crowd.length < Number(values.people)) crowd.push(await people.signUp(performance.now()))
  const visit = createVisits({ client, people, contents, crowd }, await findFiles(url))
  const pace = createPace(visit, measurements)

  const imports = startImports(gallery, measurements)
  try {
    const rate = values.rate ? Number(values.rate) : TARGET_SHARE * (await findRate(pace))
    measurements.reset()
    const memory = await sustain(pace, rate)
    const { imported, refused } = await imports.stop()
    console.log(
      `imported ${imported} real messages since the start; ${refused} were refused as what they are`,
    )
    return report(memory) && isCalm
  } finally {
    await imports.stop()
  }
}

/** The highest rate without slow responses. */
async function findRate(pace: Pace): Promise<number> {
  await pace.send(FIRST_RATE, 2 * STEP_SECONDS)
  measurements.takeWindow()
  for (let rate = FIRST_RATE, good = FIRST_RATE; ; rate *= STEP) {
    const before = cpuTimes()
    await pace.send(rate, STEP_SECONDS)
    const { answers, errors, times } = measurements.takeWindow()
    const p95 = percentile(times, 95)
    const idle = idleShare(before, cpuTimes())
    console.log(
      `${rate.toFixed(0).padStart(5)} a second asked, ${(answers / STEP_SECONDS).toFixed(0).padStart(5)} answered, ` +
        `p95 ${p95} ms, errors ${errors}, processors idle ${Math.round(idle * 100)} %`,
    )
    const isWell = p95 <= SLOW_MS && answers >= 0.95 * rate * STEP_SECONDS
    if (isWell) good = rate
    if (isWell && idle >= 0.03) continue
    await pace.drained()
    return good
  }
}

/** Applies the load and reports every minute. Returns memory use over time. */
async function sustain(pace: Pace, rate: number): Promise<number[]> {
  const minutes = Number(values.minutes)
  console.log(`holding ${rate.toFixed(0)} requests a second for ${minutes} minutes`)
  console.log(row(['minute', 'answers', 'errors', 'p50 ms', 'p99 ms', 'stall ms', 'RSS MB', 'heap MB']))
  // The first sample includes everything before it.
  await takeSample()
  const samples: Sample[] = []
  const sampling = setInterval(() => void takeSample().then((sample) => samples.push(...sample)), SAMPLE_MS)
  for (let minute = 1; minute <= minutes; minute++) {
    const before = samples.length
    await pace.send(rate, 60)
    const { answers, errors, times } = measurements.takeWindow()
    const { rss = Number.NaN, heap = Number.NaN } = samples.at(-1) ?? {}
    const stall = Math.max(0, ...samples.slice(before).map((sample) => sample.stall))
    const latencies = [percentile(times, 50), percentile(times, 99)]
    console.log(row([String(minute), answers, errors, ...latencies, stall, rss, heap]))
  }
  clearInterval(sampling)
  await pace.drained()
  return samples.map(({ rss }) => rss)
}

function report(memory: number[]): boolean {
  for (const line of measurements.table()) console.log(line)
  const complaints = gallery.complaints()
  console.log(`${complaints.length} warnings and errors in the server's log`)
  for (const line of complaints.slice(0, 5)) console.log(`  ${line.slice(0, 300)}`)
  const quarter = Math.floor(memory.length / 4)
  const third = median(memory.slice(2 * quarter, 3 * quarter))
  const last = median(memory.slice(3 * quarter))
  const growth = last / third
  const isFlat = growth <= GROWTH_MAX
  const errors = measurements.errors()
  console.log(`errors: ${errors}, wanted 0: ${errors === 0 ? 'met' : 'not met'}`)
  console.log(
    `memory: ${third} MB in the third quarter, ${last} MB in the last, ${growth.toFixed(3)} times that, ` +
      `wanted at most ${GROWTH_MAX}: ${isFlat ? 'met' : 'not met'}`,
  )
  return errors === 0 && isFlat
}

/** Memory in megabytes, and the longest event loop stall since the previous sample in milliseconds. */
type Sample = { rss: number; heap: number; stall: number }

/** Takes a sample; empty if the server is too busy to respond. Slow responses show up in the results anyway. */
async function takeSample(): Promise<Sample[]> {
  const known = await gallery.measurements().catch(() => null)
  if (!known) return []
  const megabytes = (name: string) => Math.round((known.get(name) ?? Number.NaN) / 1_048_576)
  return [
    {
      rss: megabytes('process_resident_memory_bytes'),
      heap: megabytes('nodejs_heap_size_used_bytes'),
      stall: Math.round((known.get('nodejs_eventloop_lag_max_seconds') ?? Number.NaN) * 1_000),
    },
  ]
}

type CpuTimes = { idle: number; all: number }

function cpuTimes(): CpuTimes {
  const times = cpus().map((cpu) => cpu.times)
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.flatMap((time) => Object.values(time)).reduce((sum, time) => sum + time, 0),
  }
}

function idleShare(before: CpuTimes, after: CpuTimes): number {
  return (after.idle - before.idle) / (after.all - before.all)
}
