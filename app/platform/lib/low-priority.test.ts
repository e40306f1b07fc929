import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { expect, test } from 'vitest'
import { lowerSessionPriority } from './low-priority.server.ts'

const module = new URL('low-priority.server.ts', import.meta.url).href

/** Runs code in its own process, which prints a line of JSON. */
async function run(code: string): Promise<unknown> {
  const source = `import os from 'node:os'\nimport { spawnSync } from 'node:child_process'
    import { readdirSync } from 'node:fs'\nimport { lowerPriority } from ${JSON.stringify(module)}\n${code}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse((await child.stdout.toArray()).join(''))
}

test('lowers the priority of a process, its threads and children', async () => {
  const priorities = await run(`
    lowerPriority()
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]
    const asked = ['--print', 'os.getPriority()']
    const started = Number(spawnSync(process.execPath, asked, { encoding: 'utf8' }).stdout)
    console.log(JSON.stringify([started, ...threads.map((thread) => os.getPriority(thread))]))`)
  expect(Math.min(...(priorities as number[]))).toBeGreaterThan(os.getPriority())
})

test('lowers the priority of a process that has a low one', async () => {
  const priority = `os.setPriority(12)\nlowerPriority()\nconsole.log(os.getPriority())`
  expect(await run(priority)).toBe(19)
})

test.runIf(process.platform === 'linux' && readdirSync('/proc/self').includes('autogroup'))(
  'lowers the priority of a browser in its own session',
  () => {
    const child = spawn('sleep', ['30'], { detached: true, stdio: 'ignore' })
    try {
      lowerSessionPriority(child.pid!)
      expect(readFileSync(`/proc/${child.pid}/autogroup`, 'utf8')).toMatch(/nice 10$/m)
    } finally {
      child.kill('SIGKILL')
    }
  },
)
