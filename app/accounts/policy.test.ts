import { expect, expectTypeOf, test } from 'vitest'
import type { createPost, deletePost, updatePost } from '#app/gallery/blog/commands.server.ts'
import type { followBrand } from '#app/collections/brand-commands.server.ts'
import type { createCollection } from '#app/collections/collection-commands.server.ts'
import type { moveEmail } from '#app/collections/arranging/order-commands.server.ts'
import type { saveEmail } from '#app/collections/save-commands.server.ts'
import type { markAnswered } from '#app/accounts/subscribers/commands.server.ts'
import type { listMessages } from '#app/accounts/subscribers/queries.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { asAdministrator, asPerson } from './policy.ts'

test('requires an administrator to be signed in', () => {
  expect(asAdministrator(null)).toBeNull()
  expect(asAdministrator(asPerson({ id: 'a', role: 'admin' as const }))).toEqual({ id: 'a', role: 'admin' })
})

type Actor<Command extends (given: never) => unknown> = Parameters<Command>[0] extends { actor: infer A }
  ? A
  : never

test('commands do not accept an unchecked user', () => {
  type Unchecked = { id: string; role: 'admin' } | null
  expectTypeOf<Unchecked>().not.toExtend<
    Actor<typeof createCollection | typeof saveEmail | typeof moveEmail | typeof followBrand>
  >()
  expectTypeOf<Person>().toExtend<Actor<typeof saveEmail>>()
  expectTypeOf<Person>().not.toExtend<
    Actor<
      typeof createPost | typeof updatePost | typeof deletePost | typeof markAnswered | typeof listMessages
    >
  >()
})
