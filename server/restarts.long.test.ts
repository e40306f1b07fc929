/** The built server restarts after its event loop was blocked, with each way to run it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../scripts/test-postgres.mjs'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { BLOCKED } from './exit-codes.ts'

let folder: string
let pidFile: string
const node = path.dirname(process.execPath)
let port: number
let said = ''
let child: ChildProcess

afterEach(() => {
  child.kill('SIGKILL')
  for (const pid of pids()) kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

const textOf = (file: string) => readFileSync(path.join(projectRoot(), file), 'utf8')

function pids(): number[] {
  return readFileSync(pidFile, 'utf8').trim().split('\n').map(Number)
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has ended.
  }
}

function run(command: string[], env: Record<string, string>): Promise<number | null> {
  child = spawn(command[0]!, command.slice(1), {
    cwd: projectRoot(),
    env: {
      PATH: `${node}:${process.env['PATH']}`,
      NODE_OPTIONS: `--import=${path.join(projectRoot(), 'test/children/fail-on-signal.mjs')}`,
      FAIL_BY: 'block',
      SERVER_PIDS: pidFile,
      ...env,
      LOG_LEVEL: 'warn',
      SAMPLES: 'off',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (said += String(chunk)))
  const started = child
  return new Promise((resolve) => started.once('close', resolve))
}

async function answers(): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) })
    return response.ok
  } catch {
    return false
  }
}

beforeEach(async () => {
  said = ''
  folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-restarts-'))
  pidFile = path.join(folder, 'pids')
  port = await freePort()
  await copyMigratedFolder(path.join(folder, 'data'))
})

/** Blocks the running server once, and waits until another process answers. */
async function blockOnce(): Promise<void> {
  await expect.poll(answers, { timeout: 120_000 }).toBe(true)
  process.kill(pids()[0]!, 'SIGUSR2')
  await expect.poll(answers).toBe(false)
  await expect.poll(answers, { timeout: 120_000 }).toBe(true)
  expect(pids()).toHaveLength(2)
  const line = said.split('\n').find((text) => text.includes('event loop blocked for 10 s'))
  expect(JSON.parse(line!)).toMatchObject({ level: 60, startedLast: 'healthz' })
}

test('npm start', { timeout: 300_000 }, async () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { start: string } }
  const ended = run(scripts.start.split(' '), {})
  await blockOnce()
  expect(said).toContain(`Mailshelf ended unexpectedly (exit code ${BLOCKED}). Restarting in 1 s…`)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

/** Starts `command` as a container runtime or systemd does: again after each exit, until the test ends. */
async function restarted(
  command: string[],
  env: Record<string, string>,
  { delayMs, wants }: { delayMs: number; wants: (code: number | null) => boolean },
): Promise<(number | null)[]> {
  const codes: (number | null)[] = []
  do {
    if (codes.length > 0) await sleep(delayMs)
    codes.push(await run(command, env))
  } while (wants(codes.at(-1)!))
  return codes
}

test(
  'the command of the container, whose restart policy is `unless-stopped`',
  { timeout: 300_000 },
  async () => {
    expect(textOf('compose.yaml')).toMatch(/\n {2}app:\n(?: {4}.*\n)*? {4}restart: unless-stopped\n/)
    expect(textOf('docs/install.md')).toContain(
      'docker run --detach --name mailshelf --restart unless-stopped',
    )
    const command = JSON.parse(/^CMD (\[.+\])$/m.exec(textOf('Dockerfile'))![1]!) as string[]
    let isOver = false
    const codes = restarted(command, { NODE_ENV: 'production' }, { delayMs: 100, wants: () => !isOver })
    await blockOnce()
    isOver = true
    child.kill('SIGTERM')
    expect(await codes).toEqual([BLOCKED, 0])
  },
)

test('ExecStart of the systemd unit, which restarts `on-failure`', { timeout: 300_000 }, async () => {
  const unit = textOf('deploy/mailshelf.service')
  const valuesOf = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, v]) => v!)
  expect(valuesOf('Restart')).toEqual(['on-failure'])
  // Each of these settings would keep the unit from restarting after some codes.
  expect([...valuesOf('SuccessExitStatus'), ...valuesOf('RestartPreventExitStatus')]).toEqual([])
  const [home] = valuesOf('WorkingDirectory')
  const command = valuesOf('ExecStart')[0]!.replaceAll(home!, projectRoot()).split(' ')
  const env = Object.fromEntries(valuesOf('Environment').map((line) => line.split('=') as [string, string]))
  const delayMs = Number(valuesOf('RestartSec')[0]) * 1_000
  const codes = restarted(command, env, { delayMs, wants: (code) => code !== 0 })
  await blockOnce()
  child.kill('SIGTERM')
  expect(await codes).toEqual([BLOCKED, 0])
})
