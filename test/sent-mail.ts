/** Emails waiting to be sent, read from the jobs table. */
import { openedDatabase } from '#app/platform/db/client.server.ts'
import type { Mail } from '#app/platform/lib/mail.server.ts'
import { unseal } from '#app/platform/lib/secret.server.ts'

/** All emails to an address so far, oldest first. */
export async function mailSentTo(address: string): Promise<Mail[]> {
  const { rows: tables } = await openedDatabase().executeSql(`select to_regclass('pgboss.job')::text as name`)
  if (!tables[0]?.['name']) return []
  const { rows } = await openedDatabase().executeSql(
    `select data ->> 'sealed' as sealed from pgboss.job where name = 'mail' order by created_on`,
  )
  return rows
    .map(({ sealed }) => JSON.parse(unseal('mail', sealed as string)) as Mail)
    .filter(({ to }) => to === address)
}

/** The token in the newest email to an address. */
export async function newestToken(address: string): Promise<string> {
  const mail = (await mailSentTo(address)).at(-1)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`No mail with a link was written to ${address}`)
  return token
}
