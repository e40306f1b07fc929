/** How often one line may write to us or callRoute for letters, and what it learns by it. */
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

test('a message stays in its form where nothing reaches the database', async () => {
  const form = { name: 'Ada', email: 'ada@example.com', topic: 'Something else', message: 'Hello' }
  const answer = await whileUnreadable('rate_limits', () => callRoute(write, '/contact', { form }))
  const failure = 'Your message could not be sent. Your text is still here: try again in a moment.'
  expect(answer).toMatchObject({ status: 500, data: { values: form, failure } })
})

test('ten addresses in ten minutes for the newsletter', async () => {
  const answers = []
  for (let at = 0; at < 11; at++) {
    answers.push(await callRoute(subscribe, '/subscribe', { form: { email: `reader${at}@example.com` } }))
  }
  expect(answers.slice(0, 10).every(({ status }) => status === 200)).toBe(true)
  expect(answers[10]).toMatchObject({ status: 429, data: { errors: { email: tooMany } } })
})

test('an IPv6 line is one, whichever of its addresses it uses', async () => {
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

test('a program that fills in what nobody sees is thanked, and nothing is kept', async () => {
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

test('an address that could not be noted is told so in its box', async () => {
  const sent = () => callRoute(subscribe, '/subscribe', { form: { email: 'ada@example.com' } })
  expect(await whileUnreadable('subscribers', sent)).toMatchObject({
    status: 500,
    data: { errors: { email: 'Something went wrong. Please try again in a moment.' } },
  })
})

test('an address that is on the list is answered like a new one', async () => {
  const answers = []
  for (const email of ['ada@example.com', 'Ada@Example.com', 'bea@example.com']) {
    answers.push(await callRoute(subscribe, '/subscribe', { form: { email } }))
  }
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
})
