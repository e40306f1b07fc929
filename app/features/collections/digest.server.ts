/** The weekly digest: an email to users who turned it on, with new emails from the brands they follow. */
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brands, emails, siteState, users } from '#app/db/schema.ts'
import { isPublic } from '#app/features/gallery/queries.server.ts'
import { log } from '#app/lib/log.server.ts'
import { aside, button, composeEmail, details, paragraph } from '#app/lib/email-template.ts'
import { sendMail } from '#app/lib/mail.server.ts'
import { siteUrl } from '#app/lib/site-url.server.ts'
import { site } from '#app/site-config.ts'
import { isOfFollowed } from './queries.server.ts'

const WEEK_MS = 7 * 24 * 3600 * 1000

/** The most emails listed in one digest. */
const EMAILS_PER_DIGEST = 12

/** Sends the digests if a week has passed since the last time, once across all instances; returns how many. */
export async function sendDigests(now: Date): Promise<number> {
  const since = await claimWeek(now)
  if (!since) return 0
  const readers = await db()
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.digest, true), eq(users.emailVerified, true)))
  let written = 0
  for (const reader of readers) {
    // A claimed week is not retried, so a failure for one reader must not affect the others.
    const isWritten = await writeTo(reader, since).catch((error: unknown) => {
      log.error({ err: error, userId: reader.id }, 'a digest could not be written')
      return false
    })
    if (isWritten) written++
  }
  return written
}

/** False if there is nothing new for this reader. */
async function writeTo(reader: { id: string; email: string }, since: Date): Promise<boolean> {
  const news = await newsFor(reader.id, since)
  if (news.length === 0) return false
  await sendMail({ to: reader.email, ...letterOf(news) })
  return true
}

/** The time of the last digest; null if less than a week has passed or another instance has claimed this week. */
async function claimWeek(now: Date): Promise<Date | null> {
  const key = 'digest'
  const value = { sentAt: now.toISOString() }
  const [before] = await db().select().from(siteState).where(eq(siteState.key, key))
  const last = (before?.value as typeof value | undefined)?.sentAt
  if (last && now.getTime() - Date.parse(last) < WEEK_MS) return null
  const claimed = last
    ? await db()
        .update(siteState)
        .set({ value })
        .where(and(eq(siteState.key, key), sql`${siteState.value} ->> 'sentAt' = ${last}`))
        .returning({ key: siteState.key })
    : await db()
        .insert(siteState)
        .values({ key, value })
        .onConflictDoNothing()
        .returning({ key: siteState.key })
  if (claimed.length === 0) return null
  return last ? new Date(last) : new Date(now.getTime() - WEEK_MS)
}

type News = { subject: string; brandName: string }

function newsFor(userId: string, since: Date): Promise<News[]> {
  return db()
    .select({ subject: emails.subjectLine, brandName: brands.name })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isOfFollowed(userId), isPublic, gt(emails.createdAt, since)))
    .orderBy(desc(emails.createdAt))
    .limit(EMAILS_PER_DIGEST)
}

function letterOf(news: News[]) {
  return composeEmail({
    subject: `New from brands you follow on ${site.name}`,
    preheader: news
      .map(({ subject }) => subject)
      .join(' · ')
      .slice(0, 140),
    heading: 'New from brands you follow',
    blocks: [
      paragraph('Here is what has arrived since the last digest.'),
      details(news.map(({ brandName, subject }) => [brandName, subject] as const)),
      button('See the brands you follow', `${siteUrl()}/saved`),
      aside(`To stop these emails, turn digests off at ${siteUrl()}/settings.`),
    ],
    site: { name: site.name, url: siteUrl() },
    reason: 'You receive this because you turned on email digests in your settings.',
  })
}
