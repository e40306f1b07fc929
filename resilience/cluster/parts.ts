/** The parts of a cluster, each a process of its own that can be killed and started again. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net, { type AddressInfo, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { installDebianPackage } from '../../scripts/chromium.mjs'
import { ensurePgBouncer } from '../../scripts/test-pgbouncer.mjs'
import { ensurePostgres, freePort, startPostgres } from '../../scripts/test-postgres.mjs'
import { descendantsOf } from '../processes.ts'
import { startStorageServer } from '../storage-server.ts'

const HAPROXY = '/usr/sbin/haproxy'
const TICKS_A_SECOND = 100
/** Longer than HAProxy takes to notice. */
const DRAIN_SECONDS = '3'

/** A web or worker process, which keeps its port, and the processor time of those before it. */
export type Site = {
  name: string
  env: Record<string, string>
  start(root: string): Promise<void>
  /** Ends it at once, or lets it drain. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  said(): string
  seconds(): number
}

function createSite(name: string, env: Record<string, string>): Site {
  let server: BuiltServer
  let before = 0
  let log = ''
  return {
    name,
    env,
    async start(root) {
      server = startBuiltServer(env, root)
      await server.ready
    },
    async end(signal) {
      const used = processorSeconds(server.child.pid!)
      server.child.kill(signal)
      await server.ended
      before += used
      log += server.said()
    },
    said: () => log + server.said(),
    seconds: () => before + processorSeconds(server.child.pid!),
  }
}

export async function startCluster(root: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-cluster-'))
  const primary = await ensurePostgres()
  const replica = primary && (await startPostgres({ replicaOf: primary.url }))
  const pooler = primary && (await ensurePgBouncer(primary.url))
  if (!replica || !pooler) throw new Error('Install the Debian packages postgresql and pgbouncer.')
  if (!existsSync(HAPROXY) && !installDebianPackage('haproxy'))
    throw new Error('Install the Debian package haproxy.')
  const storage = await startStorageServer()
  const bucket = await startSwallowingProxy(Number(new URL(storage.settings.S3_ENDPOINT).port))
  const [front, one, two] = [await freePort(), await freePort(), await freePort()]
  const url = `http://127.0.0.1:${front}`
  const settings = {
    ...storage.settings,
    S3_ENDPOINT: bucket.url,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_READ_URL: replica.url,
    SESSION_SECRET: 'a-secret-that-only-the-tests-know',
    SITE_URL: url,
    TRUST_PROXY: 'true',
    SAMPLES: 'off',
    CHROMIUM_PATH: '/nowhere',
    DRAIN_SECONDS,
  }
  const [web, worker] = [
    { ...settings, MAILSHELF_ROLE: 'web' },
    { ...settings, MAILSHELF_ROLE: 'worker' },
  ]
  const at = (name: string) => ({ DATA_DIR: path.join(folder, name) })
  const sites = {
    one: createSite('web one', { ...web, ...at('one'), PORT: String(one) }),
    two: createSite('web two', { ...web, ...at('two'), PORT: String(two) }),
    worker: createSite('worker', { ...worker, ...at('worker') }),
  }
  for (const site of Object.values(sites)) await site.start(root)
  const balancer = spawn(HAPROXY, ['-db', '-f', path.join(projectRoot(), 'deploy/haproxy.cfg')], {
    env: { BIND: `127.0.0.1:${front}`, ONE: `127.0.0.1:${one}`, TWO: `127.0.0.1:${two}` },
    stdio: 'ignore',
  })

  const databases = { primary, replica }
  const ended = { primary: 0, replica: 0 }
  return {
    url,
    primary,
    replica,
    /** Crashes one of the databases; the processor time it used still counts. */
    async crash(this: void, name: keyof typeof databases) {
      ended[name] += processorSeconds(databases[name].pid())
      await databases[name].crash()
    },
    bucket,
    sites,
    settings,
    /** The processor time of each part so far, in seconds. */
    seconds(): Record<string, number> {
      const { user, system } = process.cpuUsage()
      return {
        ...Object.fromEntries(Object.values(sites).map((site) => [site.name, site.seconds()])),
        HAProxy: processorSeconds(balancer.pid!),
        PgBouncer: processorSeconds(pooler.pid!),
        primary: ended.primary + processorSeconds(primary.pid()),
        replica: ended.replica + processorSeconds(replica.pid()),
        'visitors, S3': (user + system) / 1e6,
      }
    },
    async stop() {
      for (const site of Object.values(sites)) await site.end('SIGKILL')
      balancer.kill('SIGKILL')
      await pooler.stop()
      await replica.stop()
      await primary.stop()
      bucket.close()
      await storage.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Of a process, its descendants, and those of them that have ended. */
function processorSeconds(pid: number): number {
  const ticks = [pid, ...descendantsOf(pid)].map((each) => {
    const file = `/proc/${each}/stat`
    const fields = existsSync(file)
      ? readFileSync(file, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
      : []
    return fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0)
  })
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND
}

/** Passes connections on; while it swallows, what is sent never arrives and nothing is answered. */
async function startSwallowingProxy(port: number) {
  const sockets = new Set<Socket>()
  let isSwallowing = false
  const server = net.createServer((from) => {
    const to = net.connect(port, '127.0.0.1')
    for (const [source, target] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(source)
      source.on('error', () => target.destroy())
      source.on('close', () => {
        sockets.delete(source)
        target.destroy()
      })
      source.on('data', (bytes) => {
        if (!isSwallowing) target.write(bytes)
      })
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    swallow(is: boolean) {
      isSwallowing = is
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
