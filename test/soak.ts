/**
 * The size of tests that repeat one thing many times. `npm test` runs them small, `npm run test:resilience` sets SOAK=1
 * and runs them large: the same assertions over more messages, rounds or inputs.
 */
export const isSoak = !!process.env['SOAK']

export function sized<T>({ small, large }: { small: T; large: T }): T {
  return isSoak ? large : small
}
