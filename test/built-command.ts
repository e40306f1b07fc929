/** Runs `mailshelf` from the production build in its own process, as an owner does while the server runs. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { MALLOC_SETTINGS, NODE_FLAGS } from '../scripts/node-settings.mjs'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

/** The exit code and output of a command; the code is null if it was killed. */
export type Ran = { code: number | null; said: string }

export function runBuiltCommand(
  argv: string[],
  env: Record<string, string>,
  root = projectRoot(),
): { child: ChildProcess; ran: Promise<Ran> } {
  const cli = path.join(root, 'build/server/cli.js')
  const child = spawn(process.execPath, [...NODE_FLAGS, cli, ...argv], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      ...MALLOC_SETTINGS,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const ran = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return { child, ran }
}
