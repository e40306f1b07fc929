/** What a suspended user made is out of reach until an owner lifts the suspension; nothing of it is changed. */
import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import { users } from '#app/platform/db/schema.ts'

/** A condition: the user with this id is suspended. */
export function isSuspended(userId: AnyColumn): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${users} suspended where suspended.id = ${userId} and suspended.suspended_at is not null
  )`
}
