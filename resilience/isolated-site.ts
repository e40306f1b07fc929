/** A gallery in a folder of its own, on one engine, that is started, killed without warning, and started again. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runThroughServer } from '#cli/control-client.ts'
import { type Ran, runBuiltCommand } from '#test/built-command.ts'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { createServerDatabase } from './server-database.ts'

export type Engine = 'embedded' | 'server'

export type IsolatedSite = {
  env: Record<string, string>
  url: () => string
  /** Of the server that runs. */
  pid: () => number
  /** What the server has printed. */
  said: () => string
  /** Answers with the milliseconds until it was ready. */
  start(): Promise<number>
  /** Ends the server and every command that is under way, with the signal that nobody hears. */
  kill(): Promise<void>
  command(...argv: string[]): Promise<Ran>
  remove(): Promise<void>
}

export async function createIsolatedSite(
  engine: Engine,
  settings: Record<string, string> = {},
): Promise<IsolatedSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `mailshelf-trust-${engine}-`))
  const database = engine === 'server' ? await createServerDatabase() : null
  const env: Record<string, string> = {
    DATA_DIR: folder,
    TRUST_PROXY: 'true',
    // Pictures are another test's; here they would only take the processor from the writes.
    CHROMIUM_PATH: '/nowhere',
    ...(database && { DATABASE_URL: database.url }),
    ...settings,
  }
  let server: BuiltServer | undefined
  let url = ''
  const commands = new Set<ChildProcess>()

  /** What a person's terminal does: the embedded engine's server carries it out, a database server's does not. */
  async function command(...argv: string[]): Promise<Ran> {
    return engine === 'embedded' ? throughServer(argv) : byItself(argv)
  }

  async function throughServer(argv: string[]): Promise<Ran> {
    const said: string[] = []
    const hear = (line: string) => void said.push(line)
    const io = { cwd: '/', out: hear, err: hear, progress() {} }
    const code = await runThroughServer(env['DATA_DIR']!, argv, io).catch(() => null)
    return { code, said: said.join('\n') }
  }

  async function byItself(argv: string[]): Promise<Ran> {
    const { child, ran } = runBuiltCommand(argv, env)
    commands.add(child)
    const result = await ran
    commands.delete(child)
    return result
  }

  async function kill(): Promise<void> {
    for (const child of commands) child.kill('SIGKILL')
    server?.child.kill('SIGKILL')
    await server?.ended
  }

  return {
    env,
    url: () => url,
    pid: () => server!.child.pid!,
    said: () => server?.said() ?? '',
    async start() {
      const began = performance.now()
      server = startBuiltServer(env)
      url = await server.ready
      return performance.now() - began
    },
    kill,
    command,
    async remove() {
      await kill()
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
