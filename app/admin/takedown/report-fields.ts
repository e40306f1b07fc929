export const REPORT_KINDS = ['rights', 'personal-data', 'harmful', 'mistake', 'other'] as const

/** A honeypot: hidden from users, so only bots fill it in. */
export const REPORT_TRAP = 'website'
