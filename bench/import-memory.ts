/**
 * Memory of the production server while it imports real, malformed and hostile messages and renders some of them: all
 * Node processes together, and Chromium, sampled four times a second. Exits with 1 if Node takes more than 700 MB. Run
 * `npm run build` first. `--messages 300` sets the number of real ones, `--rendered 40` how many of them are rendered.
 * Linux only.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runBuiltCommand } from '#test/built-command.ts'
import { startBuiltServer } from '#test/built-server.ts'
import { malformedMessages } from '#test/malformed-messages.ts'
import { receivedMail } from './real-mail.ts'

const SAMPLE_MS = 250
/** Of all Node processes together, in megabytes. */
const NODE_MAX = 700

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '300' }, rendered: { type: 'string', default: '40' } },
})
const home = mkdtempSync(path.join(tmpdir(), 'import-memory-'))
const env = {
  DATA_DIR: path.join(home, 'data'),
  NODE_ENV: 'production',
  SAMPLES: 'off',
}
const peaks = { node: 0, chromium: 0, nodeAtPeak: '' }

const real = receivedMail()
  .filter(({ name }) => name.startsWith('hard-ham') || name.startsWith('spam'))
  .slice(0, Number(values.messages))
const rendered = Number(values.rendered)
fill(
  'rendered',
  real.slice(0, rendered).map(({ bytes }) => bytes),
)
fill(
  'real',
  real.slice(rendered).map(({ bytes }) => bytes),
)
fill(
  'malformed',
  malformedMessages().map(({ bytes }) => bytes),
)

const server = startBuiltServer(env)
await server.ready
const root = server.child.pid!
const sampling = setInterval(sample, SAMPLE_MS)
sample()
report('idle server')
for (const folder of ['real', 'malformed', 'rendered']) {
  peaks.node = peaks.chromium = 0
  const started = performance.now()
  const argv = ['import', path.join(home, folder), ...(folder === 'rendered' ? [] : ['--no-render'])]
  const { said } = await runBuiltCommand(argv, env).ran
  const seconds = (performance.now() - started) / 1000
  report(`${folder}: ${/added +\d+/.exec(said)?.[0]}, ${seconds.toFixed(0)} s`)
}
clearInterval(sampling)
server.child.kill('SIGTERM')
await server.ended
rmSync(home, { recursive: true, force: true })

function fill(folder: string, messages: Uint8Array[]): void {
  mkdirSync(path.join(home, folder))
  for (const [index, bytes] of messages.entries()) {
    writeFileSync(path.join(home, folder, `${String(index).padStart(4, '0')}.eml`), bytes)
  }
}

/** The server and what it started. The command that asks for the import is a client and not counted. */
function sample(): void {
  const sums = { node: 0, chromium: 0 }
  const each: number[] = []
  for (const { pid, name } of descendants(root)) {
    // Proportional: Node's program, which its processes share, counts once.
    const mb = Number(/^Pss: +(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024
    const kind = /chrom|headless/i.test(name) ? 'chromium' : 'node'
    sums[kind] += mb
    if (kind === 'node') each.push(Math.round(mb))
  }
  if (sums.node > peaks.node) {
    peaks.node = sums.node
    peaks.nodeAtPeak = each.join(' + ')
  }
  peaks.chromium = Math.max(peaks.chromium, sums.chromium)
}

function descendants(top: number): { pid: number; name: string }[] {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(read(`/proc/${entry}/stat`)) ?? []
      return name === undefined ? [] : [{ pid: Number(entry), name, parent: Number(parent) }]
    })
  const found = all.filter(({ pid }) => pid === top)
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid))
  return found
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function report(what: string): void {
  const { node, chromium, nodeAtPeak } = peaks
  if (node > NODE_MAX) process.exitCode = 1
  console.log(
    `${what.padEnd(44)} Node ${node.toFixed(0)} MB (${nodeAtPeak}), Chromium ${chromium.toFixed(0)} MB${node > NODE_MAX ? ` – more than ${NODE_MAX} MB` : ''}`,
  )
}
