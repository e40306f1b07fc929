/** A message on its way into the gallery, without a server: read, and stored with its brand. */
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { emails } from '#app/platform/db/schema.ts'
import { readEmail, renderPrepared } from '#app/intake/ingest/prepare.server.ts'
import type { PreparedEmail } from '#app/intake/ingest/prepared-email.ts'
import { addEmail } from '#app/intake/ingest/store/commands.server.ts'

type Options = { render?: boolean }

export async function prepareMessage(
  message: string | Uint8Array,
  { render = false }: Options = {},
): Promise<PreparedEmail> {
  const read = await readEmail({ bytes: Buffer.from(message), fileName: 'a.eml', kind: 'eml' })
  if (!read.ok) throw new Error(read.reason)
  return render ? renderPrepared(read.email) : read.email
}

/** Returns the stored row. Without a brand, the sender decides. */
export async function importMessage(
  message: string | Uint8Array,
  { brand = null, ...options }: Options & { brand?: { slug: string; name?: string } | null } = {},
) {
  const prepared = await prepareMessage(message, options)
  const added = await addEmail({ prepared, placement: { brand, categories: [] } })
  if (!added.ok) throw new Error(added.reason)
  const [email] = await db().select().from(emails).where(eq(emails.slug, added.slug))
  return email!
}
