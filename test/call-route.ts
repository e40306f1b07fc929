/** Calls a route's loader or action as the server does, and reads its response. */
import { sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { takeToast } from '#app/accounts/request/form-action.server.ts'
import { cookiesFrom, requestMetaWith, pageContext } from './signed-in.ts'

type CallOptions = {
  meta?: RequestMeta
  params?: Record<string, string>
  /** Form fields to post; without them the request is a GET. */
  form?: Record<string, string> | FormData
  headers?: Record<string, string>
}

type CallResult = { status: number; location: string | null; toast: unknown; data: unknown }

/** Returns the data and status of a loader or action, or its redirect with the toast it sets. */
export async function callRoute(
  route: unknown,
  path: string,
  options: CallOptions = {},
): Promise<CallResult> {
  const { meta = requestMetaWith(), params = {}, form, headers } = options
  const url = new URL(path, 'http://localhost:3000')
  const body = form instanceof FormData ? form : form && new URLSearchParams(form)
  const request = new Request(url, { headers, ...(body && { method: 'POST', body }) })
  const call = route as (args: object) => Promise<unknown>
  const context = pageContext(meta)
  const returned = await call({ request, url, params, context }).catch((thrown: unknown) => {
    if (thrown instanceof Response || isWithInit(thrown)) return thrown
    throw thrown
  })
  if (returned instanceof Response) {
    const next = pageContext(requestMetaWith(cookiesFrom(returned.headers)))
    return {
      status: returned.status,
      location: returned.headers.get('location'),
      toast: takeToast(next),
      data: null,
    }
  }
  const { data, init } = isWithInit(returned) ? returned : { data: returned, init: null }
  const { toast = null } = (data ?? {}) as { toast?: unknown }
  return { status: init?.status ?? 200, location: null, toast, data }
}

/** Whether this was returned through React Router's `data()`, which adds a status. */
export function isWithInit(returned: unknown): returned is { data: unknown; init: ResponseInit | null } {
  return (returned as { type?: unknown } | null)?.type === 'DataWithResponseInit'
}

/** The fields of a form that may also have files. */
export function multipart(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Makes a table unreadable while `act` runs. */
export async function whileUnreadable<T>(table: string, act: () => Promise<T>): Promise<T> {
  const [name, away] = [sql.identifier(table), sql.identifier(`${table}_away`)]
  await db().execute(sql`alter table ${name} rename to ${away}`)
  try {
    return await act()
  } finally {
    await db().execute(sql`alter table ${away} rename to ${name}`)
  }
}

/** Makes the database refuse writes to a table while `act` runs; it can still be read. */
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
