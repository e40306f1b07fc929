/** The built server: start, responses, refusals, shutdown. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, rowsOf, useDatabase } from '#app/platform/db/client.server.ts'
import { SITEMAP_EMAIL_TYPES } from '#test/sitemap-email-types.ts'
import { listBundle } from '#app/intake/ingest/store/bundle.server.ts'
import { sampleBundle, samplesStatus } from '#app/intake/ingest/store/samples.server.ts'
import { processMemory } from '#app/intake/ingest/worker/process-usage.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { UNCAUGHT_ERROR } from './exit-codes.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-main-'))
const dataDir = path.join(folder, 'data')
const otherDir = path.join(folder, 'elsewhere')
let server: BuiltServer
let url: string
/** What a server says that has begun with a request and waits for its body. */
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'
/** The output of the server that loaded the samples. */
let saidAtFirst = ''

beforeAll(async () => {
  await Promise.all([dataDir, otherDir].map(copyMigratedFolder))
  server = startBuiltServer({ DATA_DIR: dataDir })
  url = await server.ready
})

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

describe('responds', () => {
  test('to health and readiness checks', async () => {
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok')
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, { database: 'ok', storage: 'ok' }])
  })

  test('from 350 MB of its own memory, samples loaded and all lists visited', async () => {
    for (const page of ['/', '/browse', '/brands', '/email-types', '/seasonal', '/blog']) {
      expect((await fetch(url + page)).status).toBe(200)
    }
    // The memory is null if the system does not report it.
    expect((await processMemory(server.child.pid!)) ?? 0).toBeLessThan(350 * 1024 * 1024)
  })

  test('with pages whose policy allows only their own scripts: by hash, or by a new nonce each time', async () => {
    const [visitors, ...known] = await Promise.all([
      fetch(url),
      ...[0, 1].map(() => fetch(`${url}/login`, { headers: { Cookie: 'mailshelf.sign-up=x' } })),
    ])
    const { headers } = visitors
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/)
    const nonces = known.map(
      (page) => /'nonce-(\w+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1],
    )
    expect(new Set(nonces).size).toBe(2)
    expect(known[0]!.headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    ['/about', 1],
    ['/planner', 2],
  ])('with a header that names the stylesheets of %s', async (path, count) => {
    const page = await fetch(url + path)
    const styles = [...(await page.text()).matchAll(/ rel="stylesheet" href="([^"]+)"/g)].map(([, at]) => at!)
    expect(styles).toHaveLength(count)
    expect(page.headers.get('link')).toBe(styles.map((at) => `<${at}>; rel=preload; as=style`).join(', '))
    for (const style of styles)
      expect((await fetch(new URL(style, url))).headers.get('content-type')).toMatch(/^text\/css/)
  })

  test('to visitors with the page it has, each with its own id; to others with one that is not stored', async () => {
    const ask = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${url}/about`, { headers: { 'Accept-Encoding': 'br', ...headers }, method })
    const first = await ask()
    const text = await first.text()
    const again = await ask()
    expect(await again.text()).toBe(text)
    const ofEveryResponse = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'))
    expect(ofEveryResponse(again)).toEqual(ofEveryResponse(first))
    expect(again.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    const tag = first.headers.get('etag')!
    const unchanged = await ask({ 'If-None-Match': tag })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    expect(unchanged.headers.get('content-security-policy')).toBe(
      first.headers.get('content-security-policy'),
    )
    const head = await ask({}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe(tag)
    const known = await ask({ Cookie: 'mailshelf.session_token=x', 'If-None-Match': tag })
    expect([known.status, known.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(known.headers.get('etag')).toBeNull()
    expect((await ask({}, 'POST')).status).not.toBe(200)
  })

  test.each([
    ['/', 200],
    ['/nothing-here', 404],
    ['/metrics', 404],
    ['/brand/no-such-brand', 404],
    ['/brand/no-such-brand/email/no-such-email', 404],
    ['/media/00/nothing.webp', 404],
    ['/media/../../package.json', 404],
    ['/media/..%2f..%2fpackage.json', 404],
    ['/assets/../../server/main.js', 404],
  ])('to %s with %i', async (address, status) => {
    const answer = await fetch(url + address)
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain('"dependencies"')
  })

  test('with compressed, uncached dynamic responses', async () => {
    const { headers } = await fetch(`${url}/nothing-here`)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('content-encoding')).toBe('gzip')
  })

  test('with immutable images, in ranges, for any origin', async () => {
    const home = await (await fetch(url)).text()
    const picture = /\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.avif/.exec(home)![0]
    const whole = await fetch(url + picture)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(whole.headers.get('content-type')).toBe('image/avif')
    expect(whole.headers.get('cache-control')).toContain('immutable')
    const part = await fetch(url + picture, { headers: { Range: 'bytes=4-9' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 4-9/${bytes.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 10))
    const again = await fetch(url + picture, { headers: { 'If-None-Match': whole.headers.get('etag')! } })
    expect(again.status).toBe(304)
  })

  test('with errors to oversized or too frequent requests', async () => {
    const headers = { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' }
    const large = await fetch(`${url}/newsletter`, {
      method: 'POST',
      headers,
      body: 'x'.repeat(17 * 2 ** 20),
    })
    expect([large.status, await large.text()]).toEqual([413, 'The request is too large.'])
    const answers = await Promise.all(
      Array.from({ length: 320 }, () =>
        fetch(`${url}/nothing-here`, { method: 'POST', headers, body: 'x=1' }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answers.some(({ status }) => status >= 500)).toBe(false)
  })

  test('never with private files', async () => {
    expect((await fetch(`${url}/media/private/health.txt`)).status).toBe(404)
    expect((await fetch(`${url}/private/health.txt`)).status).toBe(404)
  })
})

describe('refuses in one sentence and with exit code 1', () => {
  async function refusal(env: Record<string, string>) {
    const refused = startBuiltServer(env)
    expect(await refused.ended).toBe(1)
    expect(refused.said().trim().split('\n'), refused.said()).toHaveLength(1)
    return refused.said()
  }

  test('a data folder in use by another process', async () => {
    expect(await refusal({ DATA_DIR: dataDir })).toMatch(/is in use by process \d+/)
  })

  test('the later of two concurrent first starts in one folder, without harming the other', async () => {
    const env = { DATA_DIR: path.join(folder, 'first-start'), SAMPLES: 'off' }
    const both = [startBuiltServer(env), startBuiltServer(env)]
    const urls = await Promise.all(both.map(({ ready }) => ready.catch(() => null)))
    expect(urls.filter((url) => url === null)).toHaveLength(1)
    const [won, lost] = urls[0] ? [both[0]!, both[1]!] : [both[1]!, both[0]!]
    expect(await lost.ended).toBe(1)
    expect(lost.said().trim().split('\n')).toHaveLength(1)
    expect(lost.said()).toContain(`is in use by process ${won.child.pid}`)
    expect((await fetch(`${urls.find((url) => url !== null)}/readyz`)).status).toBe(200)
    won.child.kill('SIGTERM')
    expect(await won.ended).toBe(0)
  })

  test('a taken port', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as net.AddressInfo
    const said = await refusal({
      DATA_DIR: otherDir,
      PORT: String(port),
      SAMPLES: 'off',
    })
    other.close()
    expect(said).toContain(`Port ${port} is in use`)
  })

  test('a data folder that cannot exist', async () => {
    writeFileSync(path.join(folder, 'a-file'), '')
    expect(await refusal({ DATA_DIR: path.join(folder, 'a-file/data') })).toContain('cannot be written')
  })

  test('an invalid setting', async () => {
    expect(await refusal({ PORT: 'eighty' })).toContain('The setting PORT is invalid')
  })

  test('a PostgreSQL that does not respond, without revealing its password', async () => {
    const said = await refusal({ DATABASE_URL: 'postgres://somebody:hunter2@127.0.0.1:9/mail' })
    expect(said).toContain('127.0.0.1:9 does not respond')
    expect(said).not.toContain('hunter2')
  })
})

describe('stops', () => {
  test('cleanly on a signal, and recovers after being killed', async () => {
    const before = await (await fetch(url)).text()
    saidAtFirst = server.said()
    server.child.kill('SIGKILL')
    await server.ended
    server = startBuiltServer({ DATA_DIR: dataDir })
    url = await server.ready
    const after = await (await fetch(url)).text()
    expect(emailLinks(after)).toEqual(emailLinks(before))
    expect(emailLinks(after).length).toBeGreaterThan(0)

    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  test.each(['throw', 'reject'])(
    'after an error that nothing caught (%s), once open requests are answered',
    async (failure) => {
      const failing = startBuiltServer({
        DATA_DIR: otherDir,
        SAMPLES: 'off',
        NODE_OPTIONS: `--import=${path.join(projectRoot(), 'test/children/fail-on-signal.mjs')}`,
        FAIL_BY: failure,
        SERVER_PIDS: path.join(folder, 'pids'),
      })
      const origin = await failing.ready
      const { hostname, port } = new URL(origin)
      const socket = net.connect(Number(port), hostname)
      let response = ''
      socket.on('data', (chunk) => (response += String(chunk)))
      const type = 'Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue'
      const head = `POST /subscribe HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\n${type}`
      socket.write(`${head}\r\nContent-Length: 9\r\n\r\nemail`)
      await expect.poll(() => response).toBe(CONTINUE)
      failing.child.kill('SIGUSR2')
      await expect.poll(() => failing.said()).toContain('nothing caught an error')
      await expect
        .poll(() =>
          fetch(origin).then(
            () => true,
            () => false,
          ),
        )
        .toBe(false)
      expect(response).toBe(CONTINUE)
      socket.write('=abc')
      await expect.poll(() => response.slice(CONTINUE.length)).toMatch(/^HTTP\/1\.1 [234]\d\d /)
      expect(await failing.ended).toBe(UNCAUGHT_ERROR)
      expect(failing.said()).toMatch(/"level":60,.*(thrown|rejected) on a signal/)
    },
  )

  test('with all samples of its first start in its folder, and emails of every type', async () => {
    expect(saidAtFirst).not.toContain('a sample was rejected')
    const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined })
    useDatabase(database)
    const status = await samplesStatus()
    const filed = await rowsOf<{ slug: string; group: string }>(sql`
      select distinct c.slug, coalesce(c.half, c.type) as group from emails e
      left join email_categories ec on ec.email_id = e.id left join brand_categories bc on bc.brand_id = e.brand_id
      join categories c on c.id in (ec.category_id, bc.category_id) where e.sample`)
    await database.close()
    const bundled = (await listBundle(sampleBundle())).length
    expect(bundled).toBeGreaterThan(0)
    expect(status).toMatchObject({ state: 'loaded', emails: bundled, bundled })
    const slugsOf = (...groups: string[]) =>
      filed.filter(({ group }) => groups.includes(group)).map(({ slug }) => slug)
    expect(slugsOf('email_type')).toEqual(expect.arrayContaining([...SITEMAP_EMAIL_TYPES]))
    expect(slugsOf('industry').length).toBeGreaterThanOrEqual(14)
    expect(slugsOf('business_type').length).toBeGreaterThanOrEqual(5)
    expect(slugsOf('holiday', 'event').length).toBeGreaterThanOrEqual(14)
  })
})

function emailLinks(html: string): string[] {
  return [...html.matchAll(/href="(\/brand\/[^"]+\/email\/[^"]+)"/g)].map((match) => match[1]!)
}
