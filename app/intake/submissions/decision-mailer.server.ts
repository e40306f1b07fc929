import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, emails, submissions, users } from '#app/platform/db/schema.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { composeText } from '#app/platform/lib/email-template.server.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { submitCopy } from './copy.ts'
import { decisionMailCopy } from './decision-mail-copy.ts'

/** Time to undo a mistaken decision. */
const SETTLED_MINUTES = 10
const ANSWERED_MAX = 500

defineJob({
  name: 'submission-decisions',
  cron: '*/5 * * * *',
  retryLimit: 2,
  run: mailDecisions,
})

export async function mailDecisions(): Promise<void> {
  const decided = await db()
    .select({
      id: submissions.id,
      to: users.email,
      state: arrivals.state,
      subject: arrivals.subject,
      emailId: arrivals.emailId,
      slug: emails.slug,
      status: emails.status,
    })
    .from(submissions)
    .innerJoin(arrivals, eq(arrivals.id, submissions.arrivalId))
    .leftJoin(users, eq(users.id, submissions.userId))
    .leftJoin(emails, eq(emails.id, arrivals.emailId))
    .where(
      and(
        eq(submissions.status, 'waiting'),
        inArray(arrivals.state, ['imported', 'skipped', 'junk', 'duplicate']),
        lt(arrivals.updatedAt, sql`now() - make_interval(mins => ${SETTLED_MINUTES})`),
      ),
    )
    .limit(ANSWERED_MAX)
  for (const { id, to, state, subject, emailId, slug, status } of decided) {
    const isAccepted = state === 'imported'
    const reason = isAccepted ? '' : submitCopy.reasons[state === 'duplicate' ? 'duplicate' : 'other']
    const [mine] = await db()
      .update(submissions)
      .set({ status: isAccepted ? 'accepted' : 'refused', reason, ...(isAccepted && { emailId }) })
      // If two instances run this, one sends the email.
      .where(and(eq(submissions.id, id), eq(submissions.status, 'waiting')))
      .returning({ id: submissions.id })
    if (!mine || !to) continue
    const accepted = isAccepted && slug && status === 'published' ? { slug } : null
    if (isAccepted && !accepted) continue
    await sendAnswer({ to, subject, accepted, reason })
  }
}

type Answer = { to: EmailAddress; subject: string; accepted: { slug: string } | null; reason: string }

async function sendAnswer({ to, subject, accepted, reason }: Answer): Promise<void> {
  const mail = composeText(
    decisionMailCopy(subject, accepted ? null : reason),
    accepted ? `${siteUrl()}/email/${accepted.slug}` : `${siteUrl()}/submit`,
  )
  await sendMail({ to, ...mail })
}
