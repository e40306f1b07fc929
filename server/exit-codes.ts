/** How the server ends when a restart helps. Named in docs/operations.md. */

/** The event loop was blocked: nothing could be finished. */
export const BLOCKED = 75
