import { sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { reports } from '#app/platform/db/schema.ts'
import { type AccountOwner, defineAccountPart, jsonFile } from '#app/platform/exports/account-parts.server.ts'

defineAccountPart('takedown', (owner) => [jsonFile('reports', owner.emailVerified ? reportsOf(owner) : [])])

function reportsOf({ email }: AccountOwner) {
  const { kind, about, name, message, outcome, createdAt } = reports
  return db()
    .select({ kind, about, name, message, outcome, sentAt: createdAt })
    .from(reports)
    .where(sql`lower(${reports.email}) = ${email}`)
}
