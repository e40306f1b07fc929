/** Asking a route's functions as the server does, and reading what they answer. */
import { sql } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import type { RequestMeta } from '#app/features/accounts/request-meta.ts'
import { takeToast } from '#app/http/flash.server.ts'
import { cookiesFrom, requestMetaWith, pageContext } from './signed-in.ts'

type Asked = {
  meta?: RequestMeta
  params?: Record<string, string>
  /** What a form sends; without it the page is only looked at. */
  form?: Record<string, string>
  headers?: Record<string, string>
}

type Told = { status: number; location: string | null; toast: unknown; data: unknown }

/** What a loader or an action says: its data and status, or where it leads and with which words. */
export async function ask(route: unknown, path: string, asked: Asked = {}): Promise<Told> {
  const { meta = requestMetaWith(), params = {}, form, headers } = asked
  const url = new URL(path, 'http://localhost:3000')
  const body = form && new URLSearchParams(form)
  const request = new Request(url, { headers, ...(body && { method: 'POST', body }) })
  const call = route as (args: object) => Promise<unknown>
  const context = pageContext(meta)
  const answer = await call({ request, url, params, context }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
  if (answer instanceof Response) {
    const next = pageContext(requestMetaWith(cookiesFrom(answer.headers)))
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      toast: takeToast(next),
      data: null,
    }
  }
  const { data, init } = isWithInit(answer) ? answer : { data: answer, init: null }
  const { toast = null } = (data ?? {}) as { toast?: unknown }
  return { status: init?.status ?? 200, location: null, toast, data }
}

/** What `data()` makes of an answer, to go along with a status. */
export function isWithInit(answer: unknown): answer is { data: unknown; init: ResponseInit | null } {
  return (answer as { type?: unknown } | null)?.type === 'DataWithResponseInit'
}

/** Takes a table out of reach while `act` runs. */
export async function whileUnreadable<T>(table: string, act: () => Promise<T>): Promise<T> {
  const [name, away] = [sql.identifier(table), sql.identifier(`${table}_away`)]
  await db().execute(sql`alter table ${name} rename to ${away}`)
  try {
    return await act()
  } finally {
    await db().execute(sql`alter table ${away} rename to ${name}`)
  }
}

/** Lets the database refuse to write to a table while `act` runs; it can still be read. */
export async function whileUnwritable<T>(table: string, act: () => Promise<T>): Promise<T> {
  await db().execute(sql`
    create or replace function refuse_writing() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`)
  const name = sql.identifier(table)
  await db().execute(sql`
    create trigger unwritable before insert or update or delete on ${name}
    for each statement execute function refuse_writing()`)
  try {
    return await act()
  } finally {
    await db().execute(sql`drop trigger unwritable on ${name}`)
  }
}
