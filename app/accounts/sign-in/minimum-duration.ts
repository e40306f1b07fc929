import { setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds; longer than the slowest sign-in, sign-up or recovery on a small machine. */
const FLOOR = 300

/**
 * Resolves no sooner than the minimum, so that the response time does not reveal whether an address is known. Results
 * that `mayHurry` accepts reveal it anyway.
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
