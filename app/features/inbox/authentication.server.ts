import { eq } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { arrivals } from '#app/db/schema.ts'
import type { MessageHeader } from '#app/features/ingest/parse/message-head.ts'
import { verifyInWorker } from '#app/features/ingest/worker/prepare-in-worker.server.ts'
import { env } from '#app/lib/env.server.ts'
import { log } from '#app/lib/log.server.ts'
import { readAuthenticationResults } from '#app/features/facts/authentication-results.ts'

/**
 * Writes down what is known about the origin of an arrival: verified where Mailshelf received it itself, else as the
 * trusted receiver found. Looked up once, never again when a page is viewed. Never throws: an email does not depend on it.
 */
export async function recordAuthentication(
  { id, authentication }: typeof arrivals.$inferSelect,
  headers: MessageHeader[],
  bytes: Uint8Array,
): Promise<void> {
  const trusted = (env().INBOX_TRUSTED_RECEIVERS ?? '').split(/[\s,]+/)
  try {
    const facts = authentication?.client
      ? await verifyInWorker(bytes, authentication.client)
      : readAuthenticationResults(headers, trusted)
    if (facts) await db().update(arrivals).set({ authentication: facts }).where(eq(arrivals.id, id))
  } catch (error) {
    log.warn({ err: error, arrival: id }, 'the origin of an arrival could not be written down')
  }
}
