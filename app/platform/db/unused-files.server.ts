import { inArray, sql } from 'drizzle-orm'
import { log } from '#app/platform/lib/log.server.ts'
import { isSiteImage } from '#app/platform/lib/site-config.ts'
import { storage } from '#app/platform/lib/storage.server.ts'
import { db } from './client.server.ts'
import { arrivals, brands, emailFiles, emails, submissions } from './schema.ts'

/**
 * Deletes stored files that no row refers to any more. Files are stored by content, so another email may have
 * the same one, and an arrival its original.
 */
export async function deleteUnused(keys: string[]): Promise<void> {
  const used = new Set<string>()
  const note = (found: { key: string | null }[]) => found.forEach(({ key }) => key && used.add(key))
  note(await db().select({ key: emailFiles.key }).from(emailFiles).where(inArray(emailFiles.key, keys)))
  note(await db().select({ key: emails.originalKey }).from(emails).where(inArray(emails.originalKey, keys)))
  note(
    await db()
      .select({ key: arrivals.originalKey })
      .from(arrivals)
      .where(inArray(arrivals.originalKey, keys)),
  )
  note(
    await db()
      .select({ key: submissions.originalKey })
      .from(submissions)
      .where(inArray(submissions.originalKey, keys)),
  )
  note(
    await db()
      .select({ key: sql<string>`substr(${brands.logoUrl}, 2)` })
      .from(brands)
      .where(
        inArray(
          brands.logoUrl,
          keys.map((key) => `/${key}`),
        ),
      ),
  )
  for (const key of keys) {
    if (used.has(key) || isSiteImage(`/${key}`)) continue
    await storage()
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'a file nobody uses could not be deleted'))
  }
}
