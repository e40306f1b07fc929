import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import {
  accountEntries,
  type AccountOwner,
  countAccountParts,
} from '#app/platform/exports/account-parts.server.ts'
import { startExport } from '#app/platform/exports/commands.server.ts'
import { defineExport } from '#app/platform/exports/export-job.server.ts'
import { type ZipEntry, zipOf } from '#app/platform/lib/zip.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { recordEvent } from '../account-events.server.ts'
import { asPerson } from '../policy.ts'
import type { RequestMeta } from '../request-meta.ts'
import type { Session } from '../sessions/sessions.server.ts'

/** Begins to make the archive; the caller has checked that the sign-in is fresh. */
export async function exportMyData({ viewer }: Session, meta: RequestMeta) {
  const started = await startExport({ actor: viewer, format: 'account' })
  if (started.ok) await recordEvent('data-exported', viewer.id, meta)
  return started
}

defineExport(['account'], async ({ userId }) => {
  const { id, email, emailVerified } = users
  const [user] = await db().select({ id, email, emailVerified }).from(users).where(eq(id, userId))
  if (!user) return null
  const owner = asPerson(user)
  return { total: countAccountParts(), read: (onDone) => zipOf(entriesOf(owner, onDone)) }
})

async function* entriesOf(owner: AccountOwner, onDone: (parts: number) => void): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: [readme()] }
  yield* accountEntries(owner, onDone)
}

function readme(): string {
  return `Everything ${site.name} keeps about you, as of ${new Date().toISOString()}.

submissions/      the emails you sent in; pasted HTML is stored as a message

Your password is not here: only a hash of it is kept, and that is of no use to you.
Questions: ${site.mailboxes.privacy}
`
}
