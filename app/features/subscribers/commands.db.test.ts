import { expect, test } from 'vitest'
import { db } from '#app/db/client.server.ts'
import { subscribers } from '#app/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { noteSubscriber } from './commands.server.ts'

useTestDatabase()

test('notes an address once, however it is written', async () => {
  await noteSubscriber({ email: 'Ada@example.com', source: 'blog' })
  await noteSubscriber({ email: 'ada@EXAMPLE.com', source: 'footer' })
  expect(await db().select().from(subscribers)).toMatchObject([
    { email: 'Ada@example.com', source: 'blog', status: 'pending' },
  ])
})

test('leaves someone who went away where they are', async () => {
  await db().insert(subscribers).values({ email: 'ada@example.com', status: 'unsubscribed' })
  await noteSubscriber({ email: 'ada@example.com', source: 'footer' })
  expect(await db().select().from(subscribers)).toMatchObject([{ status: 'unsubscribed' }])
})
