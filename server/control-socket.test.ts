import { mkdtempSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { CommandIO } from '#cli/command-io.ts'
import { runThroughServer } from '#cli/control-client.ts'
import { controlSocketPath } from '#cli/control-protocol.ts'
import { type RunCommand, serveControlSocket } from './control-socket.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean()
})

async function serving(runCommand: RunCommand, name = 'mailshelf-control-') {
  const folder = mkdtempSync(path.join(os.tmpdir(), name))
  cleanups.push(() => rm(folder, { recursive: true }))
  const control = await serveControlSocket(folder, runCommand)
  cleanups.push(() => control.close())
  return folder
}

function listening(): CommandIO & { heard: unknown[] } {
  const heard: unknown[] = []
  return {
    heard,
    cwd: '/somewhere/else',
    out: (line) => heard.push(['out', line]),
    err: (line) => heard.push(['err', line]),
    progress: ({ label, done, total, step }) => heard.push([label, done, total, step].filter(Boolean)),
  }
}

test('runs a command in the server, in the client’s folder, and returns its output in order', async () => {
  const folder = await serving(async (argv, io) => {
    io.out(`${argv.join(' ')} in ${io.cwd}`)
    io.progress({ label: 'Reading', done: 1, total: 2, step: 'a.eml' })
    io.err('a line\nof two')
    return 2
  })
  const io = listening()
  expect(await runThroughServer(folder, ['import', 'a b.eml', 'ü'], io)).toBe(2)
  expect(io.heard).toEqual([
    ['out', 'import a b.eml ü in /somewhere/else'],
    ['Reading', 1, 2, 'a.eml'],
    ['err', 'a line\nof two'],
  ])
})

test('returns a megabyte in one line', async () => {
  const folder = await serving(async (_, io) => {
    io.out('x'.repeat(1_000_000))
    return 0
  })
  const io = listening()
  await runThroughServer(folder, [], io)
  expect(io.heard).toEqual([['out', 'x'.repeat(1_000_000)]])
})

test('returns null without a server; replaces the socket of a dead one', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-control-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  expect(await runThroughServer(folder, ['status'], listening())).toBeNull()
  const dead = await serveControlSocket(folder, async () => 0)
  const again = await serveControlSocket(folder, async () => 7)
  cleanups.push(
    () => again.close(),
    () => dead.close(),
  )
  expect(await runThroughServer(folder, ['status'], listening())).toBe(7)
})

test('reports a failing command by exit code and a plain sentence, without internals', async () => {
  const folder = await serving(async () => {
    throw new Error('password=hunter2')
  })
  const io = listening()
  expect(await runThroughServer(folder, ['status'], io)).toBe(1)
  expect(JSON.stringify(io.heard)).not.toContain('hunter2')
})

test.each(['not json', '{"argv":"import"}', '[]', '{"argv":[],"cwd":7}'])(
  'refuses bad input: %s',
  async (line) => {
    const folder = await serving(async () => 0)
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = net.connect(controlSocketPath(folder))
      socket.on('data', (chunk) => (text += String(chunk)))
      socket.once('close', () => resolve(text))
      socket.write(`${line}\n`)
    })
    expect(answer).toContain('"code":1')
  },
)

test('a command finishes when its client disconnects', async () => {
  const began = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<string>()
  const folder = await serving(async (_, io) => {
    began.resolve()
    await new Promise((resolve) => setTimeout(resolve, 100))
    io.out('to nobody')
    ended.resolve('finished')
    return 0
  })
  const socket = net.connect(controlSocketPath(folder))
  socket.write(`${JSON.stringify({ argv: [], cwd: '/' })}\n`)
  await began.promise
  socket.destroy()
  expect(await ended.promise).toBe('finished')
})

test('when the server stops, a command ends at its next output and says what to do', async () => {
  const began = Promise.withResolvers<void>()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-control-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  const control = await serveControlSocket(folder, async (_, io) => {
    began.resolve()
    for (let done = 1; ; done++) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      try {
        io.progress({ label: 'Importing', done, total: Infinity })
      } catch (error) {
        io.err((error as Error).message)
        return 1
      }
    }
  })
  const io = listening()
  const code = runThroughServer(folder, ['status'], io)
  await began.promise
  await control.close()
  expect(await code).toBe(1)
  expect(io.heard.at(-1)).toEqual(['err', expect.stringContaining('Run this command again')])
})

test('creates the socket for this user only, also when the folder’s path is too long for one', async () => {
  const folder = await serving(async () => 3, `mailshelf-${'long-'.repeat(25)}`)
  const socketPath = controlSocketPath(folder)
  expect(path.dirname(socketPath)).toBe(os.tmpdir())
  expect(statSync(socketPath).mode & 0o777).toBe(0o600)
  expect(await runThroughServer(folder, [], listening())).toBe(3)
})
