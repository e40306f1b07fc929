import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals } from '#app/platform/db/schema.ts'
import type { Authentication } from '#app/platform/db/json-columns.ts'
import { headerOf, type MessageHeader } from '#app/intake/ingest/parse/message-head.ts'
import { verifyInWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { readAuthenticationResults } from '#app/inspection/attributes/authentication-results.ts'

/** Stores and returns what is known about the origin of an arrival: verified here, else as a trusted receiver reported, else by DKIM. Null if nothing is. */
export async function recordAuthentication(
  { id, authentication }: Pick<typeof arrivals.$inferSelect, 'id' | 'authentication'>,
  headers: MessageHeader[],
  bytes: Uint8Array,
): Promise<Authentication | null> {
  const trusted = (env().INBOX_TRUSTED_RECEIVERS ?? '').split(/[\s,]+/)
  try {
    const facts = authentication?.client
      ? await verifyInWorker(bytes, authentication.client)
      : (readAuthenticationResults(headers, trusted) ??
        (headerOf(headers, 'dkim-signature') ? await verifyInWorker(bytes, null) : null))
    if (facts) await db().update(arrivals).set({ authentication: facts }).where(eq(arrivals.id, id))
    return facts
  } catch (error) {
    log.warn({ err: error, arrival: id }, 'the origin of an arrival could not be stored')
    return null
  }
}
