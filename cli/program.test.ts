import { expect, test } from 'vitest'
import type { CommandIO } from './command-io.ts'
import { runCommand } from './program.ts'

function recordingIO(): CommandIO & { said: string } {
  const io = {
    said: '',
    cwd: '/',
    out: (line: string) => void (io.said += `${line}\n`),
    err: (line: string) => void (io.said += `${line}\n`),
    progress: () => {},
  }
  return io
}

async function broken(): Promise<never> {
  throw new Error('It is broken.')
}

test.each([
  [['statsu'], 'Did you mean status?'],
  [['import'], "missing required argument 'paths'"],
  [['import', '--color', 'red', 'x'], "unknown option '--color'"],
  [['demo', 'laod'], 'Did you mean load?'],
])('reports a typo without opening anything: %j', async (argv, sentence) => {
  const io = recordingIO()
  let prepared = false
  const exitCode = await runCommand(argv, io, async () => {
    prepared = true
    return 0
  })
  expect(exitCode).toBe(1)
  expect(io.said).toContain(sentence)
  expect(prepared).toBe(false)
})

test('help and version open nothing and succeed', async () => {
  const io = recordingIO()
  expect(await runCommand(['--help'], io, broken)).toBe(0)
  expect(await runCommand(['import', '--help'], io, broken)).toBe(0)
  expect(await runCommand(['--version'], io, broken)).toBe(0)
  expect(io.said).toMatch(/Usage: mailshelf[^]+Usage: mailshelf import[^]+\n\d+\.\d+\.\d+\n$/)
})

test('a command run by the server does not run here, and has its exit code', async () => {
  const io = recordingIO()
  expect(await runCommand(['status'], io, async () => 3)).toBe(3)
  expect(io.said).toBe('')
})

test('reports what cannot be opened in one sentence, with exit code 1', async () => {
  const io = recordingIO()
  expect(await runCommand(['status'], io, broken)).toBe(1)
  expect(io.said).toBe('It is broken.\n')
})
