export const FIELDS = ['brand', 'type', 'occasion', 'language'] as const
export type FieldName = (typeof FIELDS)[number]

/** `always` accepts, and publishes later emails of the sender; `save` leaves the email in the queue. */
export const DECISIONS = ['accept', 'reject', 'always', 'save'] as const
export type Decision = (typeof DECISIONS)[number]
