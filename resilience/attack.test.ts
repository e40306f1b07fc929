/**
 * Ten thousand hostile requests to the production build, distributed over every route and every kind of attack. `SEED=`
 * repeats a run, `REQUESTS=` sets their number.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from './attack-fixtures.ts'
import { CLASSES, FORGERY } from './attack-classes.ts'
import { checkMessages, checkLog } from './attack-side-effects.ts'
import { AttackRun, inTurns } from './attack-run.ts'
import { createAttackSetup, type Role, type AttackSetup } from './attack-setup.ts'
import { changesBetween, readState } from './attack-state.ts'
import { TRIPWIRE } from './attack-values.ts'
import { findRawFault } from './attack-checks.ts'
import { send, sendBytes } from './attack-wire.ts'
import { type AttackedRoute, listAttackedRoutes } from './attacked-routes.ts'
import { MALFORMED } from './malformed-http.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
const REQUESTS = Number(process.env['REQUESTS'] ?? 10_000)
/** Shares of all requests. */
const SHARES = { outsiders: 0.55, forgers: 0.15, insiders: 0.3 }
/** A few responses may report overload. */
const BUSY_MAX = 0.01
/** If every request were refused, nothing behind the checks would be tested. */
const LET_IN_MIN = 0.1
/** Forms with only a button, or whose body is a file. */
const FORMS_WITHOUT_FIELDS = [
  '/admin/changes/:id/undo',
  '/admin/emails/upload',
  '/admin/uploads',
  '/admin/uploads/:id',
  '/collections/invitation/:secret',
  '/invitation',
  '/login/google',
  '/logout',
  '/newsletter/confirm/:token',
  '/newsletter/unsubscribe/:token',
  '/preview-draft/:secret',
  '/settings/reauthenticate',
]
let scene: AttackSetup
let routes: AttackedRoute[]
let run: AttackRun

beforeAll(async () => {
  console.log(`SEED=${seed}`)
  scene = await createAttackSetup()
  routes = await listAttackedRoutes()
  run = new AttackRun(scene, routes, seed)
}, 120_000)
afterAll(() => scene?.close())

test('knows the fields of every form', () => {
  const fieldless = routes.filter(({ writes, fields }) => writes && fields.length === 0)
  expect(fieldless.map(({ pattern }) => pattern).toSorted()).toEqual(FORMS_WITHOUT_FIELDS)
})

test('outsiders change nothing of others and learn nothing', async () => {
  const before = await readState(scene.database, 'site', scene.guarded)
  await run.attack(CLASSES, ['visitor', 'stranger'], REQUESTS * SHARES.outsiders)
  const after = await readState(scene.database, 'site', scene.guarded)
  expect(changesBetween(before, after)).toEqual([])
  expect(run.tellFaults()).toEqual([])
  expectHeard('visitor')
  expectHeard('stranger')
})

test('cross-site requests change nothing, whoever sends them', async () => {
  await scene.reviveAttackers()
  await settled()
  const before = await readState(scene.database, 'everything', scene.guarded)
  await run.attack([FORGERY], ['victim', 'keeper', 'stranger'], REQUESTS * SHARES.forgers)
  const after = await readState(scene.database, 'everything', scene.guarded)
  expect(changesBetween(before, after)).toEqual([])
  expect(run.tellFaults()).toEqual([])
})

test('administrators break nothing either, and cannot read private data', async () => {
  const before = await readState(scene.database, 'theirs', scene.guarded)
  await run.attack(CLASSES, ['admin'], REQUESTS * SHARES.insiders)
  const after = await readState(scene.database, 'theirs', scene.guarded)
  expect(changesBetween(before, after)).toEqual([])
  expect(run.tellFaults()).toEqual([])
  expectHeard('admin')
})

test('refuses what is not HTTP', async () => {
  await inTurns(MALFORMED, async (bytes) => {
    const answer = await sendBytes(scene.url, bytes)
    run.note({ route: '(raw bytes)', class: 'malformed HTTP', role: 'visitor', status: answer.status, ms: 0 })
    const fault = findRawFault(answer, scene)
    if (fault) run.fault(fault, JSON.stringify(bytes.toString().slice(0, 200)))
  })
  expect(run.tellFaults()).toEqual([])
  expect(
    (
      await send(scene.url, scene.agent, {
        method: 'GET',
        path: '/readyz',
        headers: { Host: scene.site.host },
      })
    ).status,
  ).toBe(200)
})

test('no rights have changed, and no query was injected', async () => {
  const { rows: people } = await scene.database.executeSql(
    `select name, email from users where (role <> 'member' or image is not null) and email not like 'admin-%@attackers.example' and not id = any($1)`,
    [scene.guarded],
  )
  expect(people).toEqual([])
  const { rows: dated } = await scene.database.executeSql(
    `select id from users where created_at < '2000-01-01' union all select id from collections where created_at < '2000-01-01'`,
  )
  expect(dated).toEqual([])
  const { rows } = await scene.database.executeSql(`select is_called from ${TRIPWIRE}`)
  expect(rows).toEqual([{ is_called: false }])
})

test('emails went to single addresses and link only to this site; the log is valid JSON without secrets', async () => {
  expect(checkMessages(scene)).toEqual([])
  expect(checkLog(scene, [PASSWORD, ...scene.secrets.nobody, scene.token])).toEqual([])
  run.report()
})

function expectHeard(role: Role): void {
  expect(run.share(role, 503, 504), `busy for ${role}`).toBeLessThanOrEqual(BUSY_MAX)
  expect(run.share(role, 200, 400), `let in: ${role}`).toBeGreaterThanOrEqual(LET_IN_MIN)
}

/** Waits until all requested emails have been sent: their jobs write to the database too. */
async function settled(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await scene.database.executeSql(
          `select count(*)::int as count from pgboss.job where state in ('created', 'active') and name = 'mail'`,
        )
        return rows[0]!['count']
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(0)
}
