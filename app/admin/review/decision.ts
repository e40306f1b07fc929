export type FieldName = 'brand' | 'type' | 'occasion' | 'language'

/** `always` accepts, and publishes later emails of the sender; `save` leaves the email in the queue. */
export const DECISIONS = ['accept', 'reject', 'always', 'save'] as const
export type Decision = (typeof DECISIONS)[number]
