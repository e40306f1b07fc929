/** How long an email counts as new, and a change of its content as an update, in days. */
const FRESH_DAYS = 14

/** An email imported more than this many days after it was sent is never new. */
const NEW_DELAY_DAYS = 30

const DAY = 86_400_000

/** New wins over updated: a new email that was changed yesterday is still new. */
export function freshness(
  email: { createdAt: Date; contentChangedAt: Date | null; sentAt: Date | null },
  now: Date,
): { isNew: boolean; isUpdated: boolean } {
  const isNew = isRecent(email.createdAt, now) && !isOld(email)
  return {
    isNew,
    isUpdated: !isNew && email.contentChangedAt !== null && isRecent(email.contentChangedAt, now),
  }
}

function isOld({ createdAt, sentAt }: { createdAt: Date; sentAt: Date | null }): boolean {
  return sentAt !== null && createdAt.getTime() - sentAt.getTime() > NEW_DELAY_DAYS * DAY
}

function isRecent(moment: Date, now: Date): boolean {
  return now.getTime() - moment.getTime() < FRESH_DAYS * DAY
}
