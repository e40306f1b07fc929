/** Stopping ends in time whatever runs, and what was interrupted continues: an exit code of 0 says both. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { runThroughServer } from '#cli/control-client.ts'

const EMAILS = 60

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-stopping-'))
const dataDir = path.join(folder, 'data')
const mail = path.join(folder, 'mail')
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))

async function start(env: Record<string, string> = {}): Promise<BuiltServer> {
  const server = startBuiltServer({ DATA_DIR: dataDir, SAMPLES: 'off', ...env })
  await server.ready
  return server
}

/** Runs a command in the server; `onProgress` is called once it has begun its work. */
async function run(argv: string[], onProgress = () => {}) {
  const said: string[] = []
  let hasBegun = false
  const code = await runThroughServer(dataDir, argv, {
    cwd: folder,
    out: (line) => said.push(line),
    err: (line) => said.push(line),
    progress({ done }) {
      if (done > 0 && !hasBegun) onProgress()
      hasBegun ||= done > 0
    },
  })
  return { code, said: said.join('\n') }
}

test('an import, a backup, checks and rows that are added', { timeout: 600_000 }, async () => {
  await copyMigratedFolder(dataDir)
  mkdirSync(mail)
  for (let number = 0; number < EMAILS; number++) {
    writeFileSync(
      path.join(mail, `${number}.eml`),
      `From: Acme <news@acme.example>\r\nSubject: Letter ${number}\r\nDate: Mon, 5 Oct 2026 10:00:00 +0000\r\n` +
        `Message-ID: <${number}@acme.example>\r\nContent-Type: text/html\r\n\r\n<h1>Letter ${number}</h1><p>Words.</p>`,
    )
  }
  const stopped = { code: 1, said: expect.stringContaining('Run this command again') }
  const ending = async (server: BuiltServer) => {
    server.child.kill('SIGTERM')
    expect(await server.ended, server.said()).toBe(0)
  }

  let server = await start()
  expect(await run(['import', mail, '--no-render'], () => server.child.kill('SIGTERM'))).toEqual(stopped)
  expect(await server.ended, server.said()).toBe(0)

  server = await start()
  const again = await run(['import', mail, '--no-render'])
  const counts = Object.fromEntries(
    [...again.said.matchAll(/^(added|skipped)\s+(\d+)/gm)].map(([, k, n]) => [k, Number(n)]),
  )
  expect(counts['added']! + counts['skipped']!).toBe(EMAILS)
  expect(counts['added']).toBeGreaterThan(0)
  expect(counts['skipped']).toBeGreaterThan(0)

  // It may be ready before it is told to end.
  const backup = await run(['backup', path.join(folder, 'backup.tar.gz')], () => server.child.kill('SIGTERM'))
  expect(backup.said).toMatch(/^written |Run this command again/m)
  server.child.kill('SIGTERM')
  expect(await server.ended, server.said()).toBe(0)

  for (const kind of ['checks', 'attributes']) {
    server = await start()
    expect((await run([kind, 'refresh', '--all'])).code).toBe(0)
    // On a fast machine it may be done before it is seen.
    await expect
      .poll(async () => (await run(['jobs'])).said)
      .toSatisfy((said: string) => said.includes('running') || !said.includes('waiting'))
    await ending(server)
  }
})

test('while it drains, it is not ready and still answers', { timeout: 600_000 }, async () => {
  await copyMigratedFolder(path.join(folder, 'draining'))
  const server = await start({ DATA_DIR: path.join(folder, 'draining'), DRAIN_SECONDS: '5' })
  const url = await server.ready
  server.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ server: 'stopping' })
  expect((await fetch(url)).status).toBe(200)
  expect(await server.ended).toBe(0)
})
