/** Runs the production build in its own process; `npm test` builds it first. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { MALLOC_SETTINGS, NODE_FLAGS } from '../scripts/node-settings.mjs'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

export type BuiltServer = {
  child: ChildProcess
  /** All output so far. */
  said(): string
  /** Its URL once it is ready; rejects if it ends before that. */
  ready: Promise<string>
  ended: Promise<number | null>
}

/** Starts the server on a free port unless `env` sets one; `root` may have another version. */
export function startBuiltServer(env: Record<string, string>, root = projectRoot()): BuiltServer {
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(root, 'build/server/main.js')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...(process.env['WORK_PRIORITY'] && { WORK_PRIORITY: process.env['WORK_PRIORITY'] }),
      NODE_ENV: 'production',
      ...MALLOC_SETTINGS,
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    function hear(chunk: unknown) {
      said += String(chunk)
      const url = /Mailshelf is ready: (\S+)/.exec(said)?.[1]
      if (url) resolve(url.replace('localhost', '127.0.0.1'))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${said}`)))
  })
  // A test that expects the server to end never awaits `ready`.
  ready.catch(() => {})
  return { child, said: () => said, ready, ended }
}
