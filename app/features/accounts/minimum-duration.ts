import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than the slowest way through a sign-in, a sign-up or a recovery on a small machine, in milliseconds. */
const FLOOR = 300

/**
 * Resolves no sooner than the floor, so that the response time does not tell whether an address is known. Results that
 * `mayHurry` accepts reveal it anyway.
 */
export async function withMinimumDuration<T>(
  work: () => Promise<T>,
  mayHurry: (answer: T) => boolean = () => false,
): Promise<T> {
  const floor = sleep(FLOOR)
  const answer = await work()
  if (!mayHurry(answer)) await floor
  return answer
}
