/** The production build serving a gallery, and its startup cost. Its log goes to a file, as in production. */
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MALLOC_SETTINGS, NODE_FLAGS } from '../../scripts/node-settings.mjs'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { sessionSecret } from '#app/platform/lib/secret.server.ts'
import { peakMemory } from './processes.ts'

/** A toast without text: the page of a guest with this cookie is rendered for each request. */
export const UNCACHED = 'mailshelf.toast=1'

export type Served = {
  url: string
  pid: number
  /** Milliseconds from process start to the end of the first page. */
  startedIn: number
  /** The peak memory, in megabytes. */
  peakMemory(): number
  /** The output of the server so far. */
  said(): string
  stop(): Promise<void>
}

/** Serves a gallery. @param env settings in addition to those of every benchmark */
export async function serveGallery(folder: string, env: Record<string, string> = {}): Promise<Served> {
  const log = path.join(folder, 'server.log')
  const output = openSync(log, 'w')
  const started = performance.now()
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(projectRoot(), 'build/server/main.js')], {
    cwd: projectRoot(),
    env: {
      PATH: process.env['PATH'],
      // `npm start` sets these as well; without the first, React would run its slower development build.
      NODE_ENV: 'production',
      ...MALLOC_SETTINGS,
      PORT: '0',
      DATA_DIR: folder,
      // The benchmark signs a user in before the server starts.
      SESSION_SECRET: sessionSecret(),
      // One client sends more requests than any visitor may.
      SEARCH_RATE_LIMIT: '1000000',
      ...env,
    },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const said = () => readFileSync(log, 'utf8')
  try {
    const url = await addressIn(said, () => child.exitCode !== null)
    const first = await fetch(url)
    await first.text()
    if (!first.ok) throw new Error(`The first page was answered with ${first.status}`)
    const startedIn = performance.now() - started
    const pid = child.pid!
    return { url, pid, startedIn, peakMemory: () => peakMemory(pid), said, stop }
  } catch (error) {
    await stop()
    throw new Error(`The server did not come up:\n${said()}`, { cause: error })
  }

  async function stop(): Promise<void> {
    child.kill()
    await ended
  }
}

async function addressIn(said: () => string, hasEnded: () => boolean): Promise<string> {
  while (!hasEnded()) {
    const url = /Mailshelf is ready: ([^\s"]+)/.exec(said())?.[1]
    if (url) return url.replace('localhost', '127.0.0.1')
    await wait(10)
  }
  throw new Error('It ended before it was ready')
}
