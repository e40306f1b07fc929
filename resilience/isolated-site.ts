/** A gallery in its own folder, on one engine, that can be started, killed and started again. */
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
  /** The running server's process id. */
  pid: () => number
  /** The server's output. */
  said: () => string
  /** Returns the milliseconds until it was ready. */
  start(): Promise<number>
  /** Ends the server and all running commands with SIGKILL. */
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
    // Rendering is tested elsewhere; here it would only use up the processor.
    CHROMIUM_PATH: '/nowhere',
    ...(database && { DATABASE_URL: database.url }),
    ...settings,
  }
  let server: BuiltServer | undefined
  let url = ''
  const commands = new Set<ChildProcess>()

  /** Runs a command as a terminal does: with the embedded engine, the server executes it. */
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
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}
