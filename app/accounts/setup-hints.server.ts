type Settings = {
  SITE_URL?: string
  SMTP_URL?: string
  GOOGLE_CLIENT_ID?: string
  SESSION_SECRET?: string
  DATABASE_URL?: string
}

/** Warnings for the owner about missing account settings, logged once at start. */
export function setupHints(set: Settings): string[] {
  const notes: string[] = []
  if (!set.SMTP_URL) {
    notes.push('No email is sent, so accounts work without confirmation. Set SMTP_URL and MAIL_FROM.')
  }
  if (set.SMTP_URL && !set.SITE_URL) notes.push('Links in emails lead to localhost. Set SITE_URL.')
  if (!set.GOOGLE_CLIENT_ID) {
    notes.push("'Use Google account' is not shown. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.")
  }
  if (set.DATABASE_URL && !set.SESSION_SECRET) {
    notes.push('Several instances need the same SESSION_SECRET. This one uses its own, in DATA_DIR.')
  }
  return notes
}
