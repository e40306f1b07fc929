/**
 * The gallery under attack: the production build on a real PostgreSQL, with users who have data to lose. All private
 * data contains marker words, which identify it wherever it leaks.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { type OpenDatabase, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { signedIn } from '#test/signed-in.ts'
import { freePort } from '../scripts/test-postgres.mjs'
import { type AttackFixtures, PASSWORD, createFixtures, sessionToken } from './attack-fixtures.ts'
import { createServerDatabase } from './server-database.ts'

/** `keeper` is an administrator who, like the victim, never attacks. */
export type Role = 'visitor' | 'stranger' | 'admin' | 'victim' | 'keeper'

export type AttackSetup = AttackFixtures & {
  /** The URL the server listens on. */
  url: URL
  /** Its SITE_URL. */
  site: URL
  server: BuiltServer
  mail: MailServer
  database: OpenDatabase
  agent: http.Agent
  /** A private file. */
  prize: string
  /** A role's `Cookie` header; empty for visitors. */
  cookieOf(role: Role): string
  /** Restores attackers whose own attacks ended their account or session. */
  reviveAttackers(): Promise<void>
  close(): Promise<void>
}

/** Attackers per role: while one is signed out by an attack, the others continue. */
const CROWD = 6

export async function createAttackSetup(): Promise<AttackSetup> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-attack-'))
  const [mail, stored, port] = await Promise.all([startMailServer(), createServerDatabase(), freePort()])
  const settings = {
    DATABASE_URL: stored.url,
    DATA_DIR: path.join(folder, 'data'),
    SITE_URL: 'https://shelf.example',
    SESSION_SECRET: process.env['SESSION_SECRET']!,
    TRUST_PROXY: 'true',
    SMTP_URL: mail.url,
    MAIL_FROM: 'shelf@shelf.example',
    PORT: String(port),
  }
  const server = startBuiltServer({ ...settings, LOG_LEVEL: 'info' })
  await server.ready
  const env = parseEnv(settings)
  useEnv(env)
  const database = await openDatabase(env)
  useDatabase(database)
  useStorage(await openStorage(env))

  const prize = path.join(settings.DATA_DIR, 'files/private/prize.eml')
  const belongings = await createFixtures()
  mkdirSync(path.dirname(prize), { recursive: true })
  writeFileSync(prize, belongings.secrets.nobody[0]!)

  const attackers = {
    stranger: Array.from({ length: CROWD }, () => ''),
    admin: Array.from({ length: CROWD }, () => ''),
  }
  async function revive(role: keyof typeof attackers) {
    const tokens = attackers[role].map(sessionToken)
    const { rows } = await database.executeSql('select token from sessions where token = any($1)', [tokens])
    for (const [at, token] of tokens.entries()) {
      if (rows.some((row) => row['token'] === token)) continue
      const { cookie } = await signedIn({
        name: `Attacking ${role}`,
        role: role === 'admin' ? 'admin' : 'member',
        password: PASSWORD,
        email: `${role}-${randomUUID()}@attackers.example`,
      })
      attackers[role][at] = cookie
    }
  }
  async function reviveAttackers() {
    await revive('stranger')
    await revive('admin')
  }
  await reviveAttackers()
  let turn = 0

  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  return {
    ...belongings,
    url: new URL(`http://127.0.0.1:${port}`),
    site: new URL(settings.SITE_URL),
    server,
    mail,
    database,
    agent,
    prize,
    cookieOf(role) {
      turn += 1
      if (role === 'stranger' || role === 'admin') return attackers[role][turn % CROWD]!
      return role === 'visitor' ? '' : belongings.cookies[role]
    },
    reviveAttackers,
    async close() {
      agent.destroy()
      server.child.kill('SIGTERM')
      await server.ended
      await Promise.all([database.close(), mail.close()])
      await stored.drop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}
