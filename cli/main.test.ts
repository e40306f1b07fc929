/** The built command line in separate processes: exit codes and output. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mailshelf-cli-'))
const dataDir = path.join(folder, 'data')
const letters = path.join(folder, 'letters')
let server: ChildProcess

const LETTER = `From: Fernhill <hello@fernhill.example>
To: reader@mail.example
Subject: Seeds for spring
Date: Tue, 03 Feb 2026 09:00:00 +0000
Message-ID: <seeds@fernhill.example>
Content-Type: text/html; charset=utf-8

<html><body><h1>Seeds for spring</h1><p>Twelve new kinds of beans are here.</p></body></html>
`

type Finished = { code: number | null; out: string; err: string }

function start(program: string, args: string[] = []): ChildProcess {
  return spawn(process.execPath, [path.join(projectRoot(), program), ...args], {
    cwd: letters,
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: '' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

function mailshelf(...args: string[]): Promise<Finished> {
  return finish(start('build/server/cli.js', args))
}

function finish(child: ChildProcess): Promise<Finished> {
  const finished: Finished = { code: null, out: '', err: '' }
  child.stdout?.on('data', (chunk) => (finished.out += String(chunk)))
  child.stderr?.on('data', (chunk) => (finished.err += String(chunk)))
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...finished, code })))
}

beforeAll(async () => {
  await copyMigratedFolder(dataDir)
  fs.mkdirSync(letters)
  fs.writeFileSync(path.join(letters, 'seeds.eml'), LETTER)
})

afterAll(() => {
  server.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

test('a server that has started executes commands, and returns output, progress and exit code', async () => {
  server = start('test/children/command-server.ts')
  await once(server.stdout!, 'data')
  const command = start('build/server/cli.js', ['import', 'seeds.eml', 'missing.eml'])
  const finished = finish(command)
  const [waiting] = await once(command.stderr!, 'data')
  expect(String(waiting)).toMatch(/^Another process is using the data folder\. Waiting/)
  server.stdin!.end()
  const { code, out, err } = await finished
  expect(out).toMatch(/added +1/)
  expect(err).toContain('Importing 1/1')
  expect(err).toContain('missing.eml does not exist')
  expect(code).toBe(2)
  expect(server.exitCode).toBeNull()
})

test('the server writes the backup, and prevents a restore meanwhile', async () => {
  const taken = await mailshelf('backup', 'gallery.tar')
  expect(taken).toMatchObject({ code: 0 })
  expect(taken.out).toMatch(/rows +\d+\nfiles +\d+\nwritten +gallery\.tar, [\d.]+ [kM]B\n/)
  expect(taken.err).toMatch(/Copying files (\d+)\/\1\b/)
  expect(fs.statSync(path.join(letters, 'gallery.tar')).mode & 0o777).toBe(0o600)
  const refused = await mailshelf('restore', 'gallery.tar', '--replace')
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(/^The data folder .+ is in use by process \d+ on .+\. Stop that one first/)
})

test('after that server is killed, commands open the folder themselves and find everything', async () => {
  server.kill('SIGKILL')
  await new Promise((resolve) => server.once('close', resolve))
  const { code, out, err } = await mailshelf('status')
  expect(err).toBe('')
  expect(out).toMatch(/database +embedded, in .+\n/)
  expect(out).toMatch(/emails +1\n/)
  expect(code).toBe(0)
})
