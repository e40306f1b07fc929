/** Encrypted connections to a PostgreSQL server whose certificate is checked. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartError } from '#app/platform/lib/errors.ts'
import { ensurePostgres } from '../../../scripts/test-postgres.mjs'
import { openDatabase } from './client.server.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-tls-'))
const file = (name: string) => path.join(folder, name)
let server: NonNullable<Awaited<ReturnType<typeof ensurePostgres>>>

function openssl(command: string): void {
  execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'ignore' })
}

const NEW_KEY = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'

beforeAll(async () => {
  for (const name of ['right', 'wrong']) {
    openssl(`req -x509 ${NEW_KEY} -keyout ${name}.key -out ${name}.crt -subj /CN=${name} -days 2`)
  }
  openssl(`req ${NEW_KEY} -keyout server.key -out server.csr -subj /CN=localhost`)
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost')
  openssl(
    'x509 -req -in server.csr -CA right.crt -CAkey right.key -CAcreateserial -days 2 -extfile names -out server.crt',
  )
  server = (await ensurePostgres({
    settings: ['ssl=on'],
    files: {
      'server.key': readFileSync(file('server.key')),
      'server.crt': readFileSync(file('server.crt')),
      'pg_hba.conf': 'hostssl all all 127.0.0.1/32 trust\n',
    },
  }))!
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

function address(search: string, hostname = 'localhost'): string {
  return Object.assign(new URL(server.url), { hostname, search }).href
}

test('a server whose certificate is right is used, encrypted', async () => {
  const database = await openDatabase({
    DATABASE_URL: address(`sslmode=verify-full&sslrootcert=${file('right.crt')}`),
    DATA_DIR: '',
  })
  const { rows } = await database.executeSql(
    'select ssl, version from pg_stat_ssl where pid = pg_backend_pid()',
  )
  expect(rows).toEqual([{ ssl: true, version: 'TLSv1.3' }])
  await database.close()
})

test.each([
  [
    'an authority that did not sign it',
    () => address(`sslmode=verify-full&sslrootcert=${file('wrong.crt')}`),
    /^The certificate of PostgreSQL at localhost:\d+ is not trusted \(.+\)\. Check sslrootcert in DATABASE_URL\.$/,
  ],
  [
    'another host name',
    () => address(`sslmode=verify-full&sslrootcert=${file('right.crt')}`, '127.0.0.1'),
    /^The certificate of PostgreSQL at 127\.0\.0\.1:\d+ is not trusted \(.*altnames.*\)\. Check sslrootcert/,
  ],
  [
    'a file that is not there',
    () => address('sslmode=verify-full&sslrootcert=/not/there.crt'),
    /^A file that DATABASE_URL names cannot be read \(.*\/not\/there\.crt'\)\.$/,
  ],
  [
    'no encryption',
    () => address(''),
    /^PostgreSQL at localhost:\d+ requires an encrypted connection\. Add sslmode=verify-full to DATABASE_URL\.$/,
  ],
])('%s is refused in one line', async (_, url, line) => {
  const refused: unknown = await openDatabase({ DATABASE_URL: url(), DATA_DIR: '' }).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(StartError)
  expect((refused as Error).message).toMatch(line)
})
