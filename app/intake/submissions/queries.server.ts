import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, emails, submissions } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'

const LISTED_MAX = 100

export type ListedSubmission = Awaited<ReturnType<typeof listSubmissions>>[number]

/** Newest first; the slug of an email is null until it is public. */
export function listSubmissions(actor: Person) {
  return db()
    .select({
      id: submissions.id,
      subject: arrivals.subject,
      note: submissions.note,
      state: submissionState,
      reason: submissions.reason,
      createdAt: submissions.createdAt,
      slug: emails.slug,
    })
    .from(submissions)
    .leftJoin(arrivals, eq(arrivals.id, submissions.arrivalId))
    .leftJoin(
      emails,
      and(eq(emails.id, arrivals.emailId), eq(arrivals.state, 'imported'), eq(emails.status, 'published')),
    )
    .where(eq(submissions.userId, actor.id))
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(LISTED_MAX)
}

type SubmissionState = 'waiting' | 'accepted' | 'refused'

/** A review may be undone, so it is not stored before it is answered. The query must join the arrival. */
const submissionState: SQL<SubmissionState> = sql<SubmissionState>`case
  when ${submissions.status} <> 'waiting' then ${submissions.status}
  when ${arrivals.state} = 'imported' then 'accepted'
  when ${arrivals.state} in ('skipped', 'junk', 'duplicate') then 'refused'
  else 'waiting' end`
