/** Rate limits of the contact and newsletter forms. */
import { expect, test } from 'vitest'
import { listMessages } from '#app/features/subscribers/queries.server.ts'
import { callRoute, whileUnreadable } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createAdministrator, requestMetaWith } from '#test/signed-in.ts'
import { action as write } from './contact.tsx'
import { action as subscribe } from './subscribe.tsx'

useTestDatabase()

const tooMany = 'Too many requests. Try again in a few minutes.'

test('five messages an hour; the sixth stays in its form', async () => {
  const form = { name: 'Ada', email: 'ada@example.com', topic: 'Something else', message: 'Hello' }
  const answers = []
  for (let at = 0; at < 6; at++) answers.push(await callRoute(write, '/contact', { form }))
  expect(answers.slice(0, 5).every(({ data }) => (data as { ok: boolean }).ok)).toBe(true)
  expect(answers[5]).toMatchObject({ status: 429, data: { values: form, failure: tooMany } })
})

test('a message stays in its form when the database is unavailable', async () => {
  const form = { name: 'Ada', email: 'ada@example.com', topic: 'Something else', message: 'Hello' }
  const answer = await whileUnreadable('rate_limits', () => callRoute(write, '/contact', { form }))
  const failure = 'Your message could not be sent. Your text is still here: try again in a moment.'
  expect(answer).toMatchObject({ status: 500, data: { values: form, failure } })
})

test('ten newsletter addresses in ten minutes', async () => {
  const answers = []
  for (let at = 0; at < 11; at++) {
    answers.push(await callRoute(subscribe, '/subscribe', { form: { email: `reader${at}@example.com` } }))
  }
  expect(answers.slice(0, 10).every(({ status }) => status === 200)).toBe(true)
  expect(answers[10]).toMatchObject({ status: 429, data: { errors: { email: tooMany } } })
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
  const neighbour = {
    meta: requestMetaWith(undefined, '2001:db8:1:3::1'),
    form: { email: 'next@example.com' },
  }
  expect((await callRoute(subscribe, '/subscribe', neighbour)).status).toBe(200)
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
