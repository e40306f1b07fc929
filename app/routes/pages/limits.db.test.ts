/** Rate limits of the forms that guests send. */
import { expect, test } from 'vitest'
import {
  accountEmailLimit,
  passwordChoiceLimit,
  signInLimit,
  signUpLimit,
} from '#app/accounts/sign-in/attempt-limits.server.ts'
import { listMessages } from '#app/accounts/subscribers/queries.server.ts'
import { networkLimit } from '#app/accounts/request/rate-limit.server.ts'
import { limitRate } from '#app/platform/db/rate-limit.server.ts'
import * as forgotPassword from '#app/routes/account/forgot-password.tsx'
import * as login from '#app/routes/account/login.tsx'
import * as resetPassword from '#app/routes/account/reset-password.tsx'
import * as signup from '#app/routes/account/signup.tsx'
import { callRoute, isWithInit, whileUnreadable } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createAdministrator, pageContext, requestMetaWith } from '#test/signed-in.ts'
import { action as write } from './contact.tsx'
import { action as report } from './report.tsx'
import { action as subscribe } from './subscribe.tsx'

useTestDatabase()

const tooMany = 'Too many requests. Try again in a few minutes.'

test('five messages an hour', async () => {
  const form = { name: 'Ada', email: 'ada@example.com', topic: 'Something else', message: 'Hello' }
  const answers = []
  for (let at = 0; at < 6; at++) answers.push(await callRoute(write, '/contact', { form }))
  expect(answers.slice(0, 5).every(({ data }) => (data as { ok: boolean }).ok)).toBe(true)
  expect(answers[5]).toMatchObject({ status: 429, data: { failure: tooMany } })
})

test('a message stays in its form when the database is unavailable', async () => {
  const form = { name: 'Ada', email: 'ada@example.com', topic: 'Something else', message: 'Hello' }
  const answer = await whileUnreadable('rate_limits', () => callRoute(write, '/contact', { form }))
  const failure = 'Couldn’t send your message. Your text is still here. Try again in a moment.'
  expect(answer).toMatchObject({ status: 500, data: { values: form, failure } })
})

test('ten newsletter addresses in ten minutes', async () => {
  const answers = []
  for (let at = 0; at < 11; at++) {
    answers.push(await callRoute(subscribe, '/subscribe', { form: { email: `reader${at}@example.com` } }))
  }
  expect(answers.slice(0, 10).every(({ status }) => status === 200)).toBe(true)
  expect(answers[10]).toMatchObject({ status: 429, data: { failure: tooMany } })
})

const attempts = 'Too many attempts. Please wait'

test.each([
  ['/contact', write, networkLimit('contact', pageContext(requestMetaWith())), tooMany],
  ['/subscribe', subscribe, networkLimit('subscribe', pageContext(requestMetaWith())), tooMany],
  ['/report', report, networkLimit('report', pageContext(requestMetaWith())), tooMany],
  ['/login', login.action, signInLimit(requestMetaWith()), attempts],
  ['/signup', signup.action, signUpLimit(requestMetaWith()), attempts],
  ['/forgot-password', forgotPassword.action, accountEmailLimit(requestMetaWith()), attempts],
  ['/reset-password', resetPassword.action, passwordChoiceLimit(requestMetaWith()), attempts],
])('nothing of a form at %s is read above the limit of its network', async (path, action, limit, failure) => {
  async function send(ipAddress?: string) {
    let wasRead = false
    const pull = (controller: ReadableStreamDefaultController) => {
      wasRead = true
      controller.error(new Error('The connection was lost'))
    }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const url = new URL(path, 'http://localhost:3000')
    const request = new Request(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    const call = action as (args: object) => Promise<unknown>
    const context = pageContext(requestMetaWith(undefined, ipAddress))
    const thrown = await call({ request, url, params: {}, context }).catch((thrown: unknown) => thrown)
    return { wasRead, thrown }
  }
  for (let at = 0; at < limit.points; at++) expect(await limitRate(limit)).toEqual({ ok: true })
  const { wasRead, thrown } = await send()
  expect(wasRead).toBe(false)
  expect(isWithInit(thrown)).toBe(true)
  expect(thrown).toMatchObject({ data: { failure: expect.stringContaining(failure) }, init: { status: 429 } })
  expect((await send('198.51.100.1')).wasRead).toBe(true)
})

test('an IPv6 network counts as one, whichever address is used', async () => {
  const answers = []
  for (let at = 0; at < 11; at++) {
    const meta = requestMetaWith(undefined, `2001:db8:1:2::${at}`)
    answers.push(
      await callRoute(subscribe, '/subscribe', { meta, form: { email: `reader${at}@example.com` } }),
    )
  }
  expect(answers.at(-1)!.status).toBe(429)
  const neighbor = {
    meta: requestMetaWith(undefined, '2001:db8:1:3::1'),
    form: { email: 'next@example.com' },
  }
  expect((await callRoute(subscribe, '/subscribe', neighbor)).status).toBe(200)
})

test('a bot that fills in the honeypot is thanked, and nothing is stored', async () => {
  const form = {
    name: 'Bot',
    email: 'bot@example.com',
    topic: 'Something else',
    message: 'Buy',
    website: 'x',
  }
  expect((await callRoute(write, '/contact', { form })).data).toEqual({ ok: true })
  expect(await listMessages({ actor: await createAdministrator(), page: 1 })).toEqual([])
})

test('an address that could not be stored is reported in its form', async () => {
  const sent = () => callRoute(subscribe, '/subscribe', { form: { email: 'ada@example.com' } })
  expect(await whileUnreadable('subscribers', sent)).toMatchObject({
    status: 500,
    data: { errors: { email: 'Something went wrong. Please try again in a moment.' } },
  })
})

test('a subscribed address gets the same response as a new one', async () => {
  const answers = []
  for (const email of ['ada@example.com', 'Ada@Example.com', 'bea@example.com']) {
    answers.push(await callRoute(subscribe, '/subscribe', { form: { email } }))
  }
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
})
