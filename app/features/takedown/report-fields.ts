/** Fields of the report forms. */
/** Why something should not be shown. */
export const REPORT_KINDS = ['rights', 'personal-data', 'harmful', 'mistake', 'other'] as const

export type ReportKind = (typeof REPORT_KINDS)[number]

/** A honeypot: people do not see it, so whatever fills it in is a bot. */
export const REPORT_TRAP = 'website'
