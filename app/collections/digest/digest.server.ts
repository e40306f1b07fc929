/**
 * The weekly digest: an email to users who turned it on, with new emails from the brands they follow, and of their
 * smart collections.
 */
import { and, desc, eq, gt, inArray, isNull, like, sql } from 'drizzle-orm'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { brands, collectionBrands, emails, siteState, users } from '#app/platform/db/schema.ts'
import { maySeeGallery } from '#app/accounts/policy.ts'
import { unsubscribeHeaders, unsubscribeUrl } from '#app/accounts/subscribers/mailer.server.ts'
import { viewerOf } from '#app/accounts/sessions/sessions.server.ts'
import { isPublic } from '#app/gallery/queries.server.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { aside, button, composeEmail, links, paragraph } from '#app/platform/lib/email-template.server.ts'
import { prepareMail, sendMail } from '#app/platform/lib/mail.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { digestCopy } from './copy.ts'
import { smartCopy } from '../smart/copy.ts'
import { type DigestEmail, type SmartNews, smartNews } from './smart-news.server.ts'

const WEEK_MS = 7 * 24 * 3600 * 1000

const EMAILS_PER_DIGEST = 12

const isReader = and(eq(users.digest, true), eq(users.emailVerified, true), isNull(users.suspendedAt))

/** Stored in the site's state: when the last digests were due and, under a user's id, who still waits for one. */
const WEEK = 'digest'
const WAITING = `${WEEK}:`

defineJob({
  name: 'digest',
  // Checks every hour whether a week has passed, and finishes what an earlier run did not.
  cron: '0 * * * *',
  retryLimit: 2,
  run: async () => void (await sendDigests(new Date())),
})

/**
 * Sends the digests if a week has passed since the last ones, and those that an earlier run left over; returns how
 * many. Several instances may run this at once: each reader's row is claimed by one of them. `queue` is what can fail.
 */
export async function sendDigests(now: Date, queue = sendMail): Promise<number> {
  await claimWeek(now)
  const readers = await listWaiting()
  if (readers.length > 0) await prepareMail()
  let written = 0
  for (const reader of readers) {
    const isWritten = await sendDigestTo(reader, queue).catch((error: unknown) => {
      log.error({ err: error, userId: reader.user?.id }, 'a digest could not be written and will be retried')
      return false
    })
    if (isWritten) written++
  }
  return written
}

/**
 * Begins a week and records who gets a digest; does nothing if the last week is not over or another instance has begun
 * it.
 */
async function claimWeek(now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString()
  const value = { sentAt: now.toISOString() }
  await inTransaction(async (tx) => {
    const [before] = await tx.select().from(siteState).where(eq(siteState.key, WEEK))
    const since = (before?.value as typeof value | undefined)?.sentAt ?? weekAgo
    const claimed = await tx
      .insert(siteState)
      .values({ key: WEEK, value })
      .onConflictDoUpdate({
        target: siteState.key,
        set: { value },
        setWhere: sql`${siteState.value} ->> 'sentAt' <= ${weekAgo}`,
      })
      .returning({ key: siteState.key })
    if (claimed.length === 0) return
    await tx.execute(sql`
      insert into ${siteState} (key, value)
      select ${WAITING}::text || ${users.id}, jsonb_build_object('since', ${since}::text)
      from ${users} where ${isReader}
      on conflict do nothing`)
  })
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number]

/** Without `user`: digests are turned off, or the account is suspended or deleted. */
function listWaiting() {
  return db()
    .select({
      key: siteState.key,
      since: sql<string>`${siteState.value} ->> 'since'`,
      user: users,
    })
    .from(siteState)
    .leftJoin(users, and(eq(siteState.key, sql`${WAITING}::text || ${users.id}`), isReader))
    .where(like(siteState.key, `${WAITING}%`))
    .orderBy(siteState.key)
}

/** Queues the email and removes the reader from the list, in one transaction. False if there is nothing to send. */
async function sendDigestTo({ key, since, user }: Waiting, queue: typeof sendMail): Promise<boolean> {
  const maySee = user && maySeeGallery(setting('GALLERY_ACCESS'), viewerOf(user))
  const digest = maySee ? await digestFor(user.id, new Date(since)) : null
  return inTransaction(async (tx) => {
    const taken = await tx.delete(siteState).where(eq(siteState.key, key)).returning({ key: siteState.key })
    if (taken.length === 0 || !user || !digest) return false
    const headers = unsubscribeHeaders(unsubscribeUrl('digest', user.id))
    await queue({ to: user.email, ...digest, headers }, tx)
    return true
  })
}

/** Null if there is nothing to tell. */
async function digestFor(userId: string, since: Date) {
  const news = await newsFor(userId, since)
  const smart = await smartNews(userId, since)
  return news.length > 0 || smart.parts.length > 0 ? digestOf(news, smart) : null
}

/** Of brands the user has saved to any collection. */
function newsFor(userId: string, since: Date): Promise<DigestEmail[]> {
  const followed = db()
    .select({ id: collectionBrands.brandId })
    .from(collectionBrands)
    .where(eq(collectionBrands.userId, userId))
  return db()
    .select({ slug: emails.slug, subject: emails.subjectLine, brandName: brands.name })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(inArray(emails.brandId, followed), isPublic, gt(emails.createdAt, since)))
    .orderBy(desc(emails.createdAt))
    .limit(EMAILS_PER_DIGEST)
}

function digestOf(news: DigestEmail[], { parts, rest }: SmartNews) {
  const heading = news.length > 0 ? digestCopy.news : smartCopy.digest.heading
  const told = [...news, ...parts.flatMap((part) => part.emails)]
  return composeEmail({
    subject: digestCopy.subject(heading),
    preheader: told
      .map(({ subject }) => subject)
      .join(' · ')
      .slice(0, 140),
    heading,
    blocks: [
      paragraph(digestCopy.lead),
      ...(news.length > 0 ? [listed(news)] : []),
      ...parts.flatMap(({ title, emails: ofPart }) => [paragraph(title), listed(ofPart)]),
      ...(rest ? [aside(rest)] : []),
      button(news.length > 0 ? digestCopy.seeBrands : digestCopy.seeNew, `${siteUrl()}/saved`),
      aside(digestCopy.stop(`${siteUrl()}/settings`)),
    ],
    reason: digestCopy.reason,
  })
}

function listed(told: DigestEmail[]) {
  return links(
    told.map(({ slug, subject, brandName }) => ({
      caption: brandName,
      label: subject,
      href: `${siteUrl()}/email/${slug}`,
    })),
  )
}
