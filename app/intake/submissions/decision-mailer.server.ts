import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, emails, submissions, users } from '#app/platform/db/schema.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { submitCopy } from './copy.ts'
import { sendAnswer } from './mailer.server.ts'

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
