import { and, desc, eq } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { arrivals, emails, submissions } from '#app/db/schema.ts'
import type { Person } from '#app/lib/authorized.ts'
import { type SubmissionState, submissionState } from './state.server.ts'

const LISTED_MAX = 100

export type ListedSubmission = {
  id: string
  subject: string | null
  note: string
  state: SubmissionState
  reason: string | null
  createdAt: Date
  /** Once it is public. */
  slug: string | null
}

/** What this member sent in, newest first. */
export function listSubmissions(actor: Person): Promise<ListedSubmission[]> {
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
