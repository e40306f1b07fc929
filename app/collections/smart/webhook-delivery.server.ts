/**
 * Sends new emails of a smart collection to its webhook, and records the result. `webhook-jobs.server.ts` retries failed
 * deliveries.
 */
import { and, eq, inArray, isNull, lt, not, sql } from 'drizzle-orm'
import { smartCopy } from './copy.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { composeText } from '#app/platform/lib/email-template.server.ts'
import { isSuspended } from '#app/accounts/people/suspension.ts'
import { db } from '#app/platform/db/client.server.ts'
import { smartCollections, smartWebhooks, users } from '#app/platform/db/schema.ts'
import type { Network } from '#app/platform/lib/guarded-request.server.ts'
import { unseal } from '#app/platform/lib/secret.server.ts'
import { WEBHOOK_FAILURES_MAX, WEBHOOKS_CHECKED_MAX } from './limits.ts'
import { type Match, matchesSince, newestAddedAt } from './matches.server.ts'
import { messageId, newEmailsMessage, signedHeaders } from './webhook-message.server.ts'
import { type Answer, hostOf, postMessage } from './webhook-post.server.ts'

/** With what webhooks are encrypted in the database. */
export const SECRET_PURPOSE = 'smart webhook'

/** Emails rest this long, so that a batch is one message and none is committed behind the last one sent. */
const REST_MS = 60_000

type DueWebhooks = { ids: string[]; noteChecked: () => Promise<void> }

/**
 * Those with something to send, apart from the `queued`. One run compares a limited number of webhooks with the newest
 * emails, those that were compared longest ago first. Call `noteChecked` once the jobs of `ids` exist.
 */
export async function listDueWebhooks(queued: string[] = [], now = Date.now()): Promise<DueWebhooks> {
  const newest = await newestAddedAt(new Date(now - REST_MS))
  const rows = await db()
    .select({
      id: smartWebhooks.smartCollectionId,
      filter: smartCollections.filter,
      sentUntil: smartWebhooks.sentUntil,
    })
    .from(smartWebhooks)
    .innerJoin(smartCollections, eq(smartCollections.id, smartWebhooks.smartCollectionId))
    .where(
      and(
        isNull(smartWebhooks.disabledAt),
        not(isSuspended(smartCollections.userId)),
        lt(smartWebhooks.sentUntil, newest),
        lt(smartWebhooks.checkedUntil, newest),
        sql`${smartWebhooks.smartCollectionId} <> all(${sql.param(queued)}::uuid[])`,
      ),
    )
    .orderBy(smartWebhooks.checkedUntil, smartWebhooks.smartCollectionId)
    .limit(WEBHOOKS_CHECKED_MAX)
  const ids: string[] = []
  for (const row of rows) if ((await listUnsent(row, now)).length > 0) ids.push(row.id)
  const checked = rows.map((row) => row.id)
  return {
    ids,
    async noteChecked() {
      await db()
        .update(smartWebhooks)
        .set({ checkedUntil: newest })
        .where(inArray(smartWebhooks.smartCollectionId, checked))
    },
  }
}

async function listUnsent(of: { filter: string; sentUntil: number }, now: number): Promise<Match[]> {
  const found = await matchesSince(of.filter, of.sentUntil)
  return found.filter(({ addedAt }) => addedAt <= (now - REST_MS) * 1000)
}

async function findWebhook(id: string) {
  const [row] = await db()
    .select({
      id: smartCollections.id,
      name: smartCollections.name,
      filter: smartCollections.filter,
      email: users.email,
      url: smartWebhooks.url,
      sealedSecret: smartWebhooks.sealedSecret,
      sentUntil: smartWebhooks.sentUntil,
      disabledAt: smartWebhooks.disabledAt,
    })
    .from(smartWebhooks)
    .innerJoin(smartCollections, eq(smartCollections.id, smartWebhooks.smartCollectionId))
    .innerJoin(users, eq(users.id, smartCollections.userId))
    .where(and(eq(smartWebhooks.smartCollectionId, id), isNull(users.suspendedAt)))
  return row
}

type Found = NonNullable<Awaited<ReturnType<typeof findWebhook>>>

/** @throws when it was not accepted, so that its job is repeated; not when that switched it off */
export async function deliver(id: string, network: Network, now = Date.now()): Promise<void> {
  const webhook = await findWebhook(id)
  if (!webhook || webhook.disabledAt) return
  const unsent = await listUnsent(webhook, now)
  const [newest] = unsent
  if (!newest) return
  const ids = unsent.map((email) => email.id)
  const body = await newEmailsMessage(webhook, ids)
  const result = body ? await post(webhook, messageId(ids), body, network) : null
  if (!result || result.ok) return recordSuccess(webhook, newest.addedAt, result)
  const isOff = await recordFailure(webhook, result)
  if (isOff) await sendNotice(webhook, result.answer)
  else throw new Error(`The webhook at ${hostOf(webhook.url)} did not accept a message: ${result.answer}`)
}

function post({ url, sealedSecret }: Found, id: string, body: string, network: Network): Promise<Answer> {
  const headers = signedHeaders(unseal(SECRET_PURPOSE, sealedSecret), id, body)
  return postMessage(url, { body, headers }, network)
}

/** Its owner may have replaced it meanwhile. */
function isSame({ id, sealedSecret }: Found) {
  return and(eq(smartWebhooks.smartCollectionId, id), eq(smartWebhooks.sealedSecret, sealedSecret))
}

async function recordSuccess(webhook: Found, sentUntil: number, result: Answer | null): Promise<void> {
  const answered = result && { answer: result.answer, answeredAt: sql`now()`, failures: 0 }
  await db()
    .update(smartWebhooks)
    .set({ sentUntil, ...answered })
    .where(isSame(webhook))
}

/** Whether it was one failure too many. */
async function recordFailure(webhook: Found, { answer }: Answer): Promise<boolean> {
  const failures = sql`${smartWebhooks.failures} + 1`
  const [row] = await db()
    .update(smartWebhooks)
    .set({
      failures,
      // What was not sent is looked for again, even if the job of this attempt is lost.
      checkedUntil: smartWebhooks.sentUntil,
      answer,
      answeredAt: sql`now()`,
      disabledAt: sql`case when ${failures} >= ${WEBHOOK_FAILURES_MAX}::int then now() end`,
    })
    .where(isSame(webhook))
    .returning({ disabledAt: smartWebhooks.disabledAt })
  return row ? row.disabledAt !== null : false
}

const words = smartCopy.webhook.mail

/** Tells the owner of a webhook that it was switched off. */
async function sendNotice({ id, name, url, email }: Found, answer: string): Promise<void> {
  const { subject, open: button, reason } = words
  const preheader = words.text(hostOf(url), name)
  const text = [preheader, words.answer(answer)]
  const settings = `${siteUrl()}/smart-collections/${id}/settings`
  const message = composeText({ subject, preheader, heading: subject, text, button, reason }, settings)
  await sendMail({ to: email, ...message })
}
