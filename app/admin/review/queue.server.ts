/** The order of the queue, and the leases of reviewers. */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { rowsOf, type Transaction } from '#app/platform/db/client.server.ts'
import { brands, emails, reviewLeases } from '#app/platform/db/schema.ts'
import type { Reviewer } from '#app/platform/lib/authorized.ts'

/** For so long the email is not shown to others; whoever decides first still decides. */
const LEASE = '3 minutes'

/** An email to several addresses comes in as often: one subject, one minute. Equal minutes are found by hash. */
const isCopy = sql`copy.status = 'draft' and copy.id <> ${emails.id} and copy.brand_id = ${emails.brandId}
  and copy.subject_line <> '' and lower(copy.subject_line) = lower(${emails.subjectLine})
  and date_trunc('minute', copy.sent_at) = date_trunc('minute', ${emails.sentAt})`

/** Emails that wait for a review: drafts, and emails that only wait for their brand. */
const waitingWith = (drafts: SQL) => sql`(
  select ${emails.id} as id, ${emails.createdAt} as since from ${emails}
  where ${emails.status} = 'draft' and ${drafts}
  union all
  select ${emails.id}, ${emails.createdAt} from ${brands} join ${emails} on ${emails.brandId} = ${brands.id}
  where ${brands.status} = 'draft' and ${emails.status} = 'published'
) w`

/** Of copies, the first. */
const waiting = waitingWith(sql`not exists (
  select from ${emails} copy
  where ${isCopy} and (copy.created_at, copy.id) < (${emails.createdAt}, ${emails.id})
)`)

/** An email of the queue. Its position is a text of its own, because a decision may change when an email was added. */
export type Waiting = { id: string; cursor: string }

const position = sql`((extract(epoch from w.since) * 1000000)::bigint || '_' || w.id) as cursor`

export async function countWaiting(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(sql`select count(*)::integer as count from ${waiting}`)
  return row!.count
}

export function findCopies(from: Pick<Transaction, 'select'>, ids: string[]) {
  const copy = alias(emails, 'copy')
  return from
    .select({ of: emails.id, id: copy.id })
    .from(emails)
    .innerJoin(copy, isCopy)
    .where(and(inArray(emails.id, ids), eq(emails.status, 'draft')))
}

/** The longest-waiting emails after a position, without those leased to another reviewer. */
export function leaseNext(actor: Reviewer, after: string | null, size: number): Promise<Waiting[]> {
  return rowsOf<Waiting>(sql`
    with next as (
      select w.id, w.since from ${waiting}
      where ${after ? isBehind(after) : sql`true`} and not exists (
        select from ${reviewLeases} l
        where l.email_id = w.id and l.user_id <> ${actor.id} and l.leased_until > now()
      )
      order by w.since, w.id limit ${size}
    ), leased as (
      insert into ${reviewLeases} as held (email_id, user_id, leased_until)
      select id, ${actor.id}, now() + interval '${sql.raw(LEASE)}' from next
      on conflict (email_id) do update set user_id = excluded.user_id, leased_until = excluded.leased_until
      where held.leased_until <= now() or held.user_id = excluded.user_id
      returning email_id
    )
    select w.id, ${position} from next w join leased on leased.email_id = w.id order by w.since, w.id`)
}

export async function previousOf(before: string): Promise<Waiting | null> {
  const [row] = await rowsOf<Waiting>(sql`
    select w.id, ${position} from ${waiting}
    where (w.since, w.id) < (${since(before)}, ${idOf(before)}::uuid)
    order by w.since desc, w.id desc limit 1`)
  return row ?? null
}

export async function findWaiting(id: string): Promise<Waiting | null> {
  const [row] = await rowsOf<Waiting>(
    sql`select w.id, ${position} from ${waitingWith(sql`true`)} where w.id = ${id}::uuid`,
  )
  return row ?? null
}

function isBehind(after: string): SQL {
  return sql`(w.since, w.id) > (${since(after)}, ${idOf(after)}::uuid)`
}

function since(cursor: string): SQL {
  return sql`('epoch'::timestamptz + ${cursor.split('_')[0]!}::bigint * interval '1 microsecond')`
}

function idOf(cursor: string): string {
  return cursor.slice(cursor.indexOf('_') + 1)
}
