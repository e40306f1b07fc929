export const NAME_MAX = 100
/** Smart collections of one person. */
export const SMART_MAX = 50
/** New emails are counted, marked and told of up to this number. */
export const NEW_COUNTED = 100
/** The longest filter that is stored, as the database bounds it. */
export const FILTER_MAX = 2000
/** Smart collections that one digest tells of, and the emails of each. */
export const DIGEST_PARTS = 10
export const DIGEST_EMAILS = 5
/** Feed addresses that say that they are gone; older ones are forgotten. */
export const REVOKED_FEEDS_MAX = 20
/** Webhooks of one person. */
export const WEBHOOKS_MAX = 10
export const WEBHOOK_URL_MAX = 500
/** Webhooks whose filters one run compares with new emails. */
export const WEBHOOKS_CHECKED_MAX = 200
/** Failures in a row after which a webhook is switched off: with their growing delays, most of a day. */
export const WEBHOOK_FAILURES_MAX = 24
