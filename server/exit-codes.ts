/**
 * Exit codes of the server when a restart helps; `scripts/supervise.mjs` restarts after any code except 0 and 1.
 * docs/operations.md lists them.
 */

/** An uncaught error. Open requests and running jobs were finished first. */
export const UNCAUGHT_ERROR = 70
/** A restart that an owner asked for. Open requests and running jobs were finished first. */
export const RESTART = 71
/** The event loop was blocked: nothing could be finished. */
export const BLOCKED = 75
