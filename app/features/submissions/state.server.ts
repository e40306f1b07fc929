import { type SQL, sql } from 'drizzle-orm'
import { arrivals, submissions } from '#app/db/schema.ts'

export type SubmissionState = 'waiting' | 'accepted' | 'refused'

/**
 * What became of a submission, as its arrival says: a review may be undone, so it is not stored before it is answered.
 * The query must join the arrival.
 */
export const submissionState: SQL<SubmissionState> = sql<SubmissionState>`case
  when ${submissions.status} <> 'waiting' then ${submissions.status}
  when ${arrivals.state} = 'imported' then 'accepted'
  when ${arrivals.state} in ('skipped', 'junk', 'duplicate') then 'refused'
  else 'waiting' end`
