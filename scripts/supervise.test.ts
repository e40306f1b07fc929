import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const module = path.join(import.meta.dirname, 'supervise.mjs')

type Supervised = { child: ChildProcess; said: () => string; ended: Promise<number | null> }

/** Supervises a process that runs `code` after it has said `run`; the supervisor runs `first` before that. */
function supervise(code: string, first = ''): Supervised {
  const args = JSON.stringify(['--eval', `console.log('run'); ${code}`])
  const source = `import { superviseNode } from ${JSON.stringify(module)}\n${first}\nsuperviseNode(${args})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => code as number | null) }
}

const runsOf = (said: string) => said.match(/^run$/gm)?.length

test.each([0, 1])('exit code %d is not restarted', async (code) => {
  const { said, ended } = supervise(`process.exit(${code})`)
  expect(await ended).toBe(code)
  expect(said()).toBe('run\n')
})

test('any other end is restarted after growing delays, three times in ten minutes', async () => {
  const { said, ended } = supervise('process.exit(75)')
  expect(await ended).toBe(75)
  expect(runsOf(said())).toBe(4)
  expect(said().match(/ended unexpectedly \(exit code 75\). Restarting in \d s/g)).toEqual(
    [1, 2, 4].map((delay) => `ended unexpectedly (exit code 75). Restarting in ${delay} s`),
  )
  expect(said()).toContain('restarted 3 times in ten minutes')
})

test('a killed process is restarted', async () => {
  const { child, said, ended } = supervise("process.kill(process.pid, 'SIGKILL')")
  await expect.poll(() => runsOf(said())).toBe(2)
  expect(said()).toContain('ended unexpectedly (SIGKILL)')
  child.kill('SIGTERM')
  expect(await ended).not.toBe(null)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s is passed on, and ends the supervisor too', async (signal) => {
  const { child, said, ended } = supervise(
    `process.on('${signal}', () => { console.log('stopped'); process.exit(75) }); setInterval(() => {}, 1000); console.log('listens')`,
  )
  await expect.poll(said).toContain('listens')
  child.kill(signal)
  expect(await ended).toBe(75)
  expect(said()).toBe('run\nlistens\nstopped\n')
})

test('a signal between two runs ends it', async () => {
  // Sent by the supervisor to itself: from here it might come after the second, in which the next run starts.
  const { said, ended } = supervise(
    'process.exit(75)',
    `const { error } = console; console.error = (text) => { error(text); process.kill(process.pid, 'SIGTERM') }`,
  )
  expect(await ended).toBe(0)
  expect(said()).toContain('Restarting')
  expect(runsOf(said())).toBe(1)
})

test('a restart that was asked for is immediate, and is not counted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'supervise-'))
  const file = JSON.stringify(path.join(folder, 'runs'))
  const { said, ended } = supervise(
    `const fs = require('node:fs'); fs.appendFileSync(${file}, 'x'); process.exit(fs.statSync(${file}).size < 6 ? 71 : 0)`,
  )
  expect(await ended).toBe(0)
  expect(said()).toBe('run\n'.repeat(6))
  rmSync(folder, { recursive: true })
})
