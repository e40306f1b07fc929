import { setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds; longer than the slowest sign-in, sign-up or recovery on a small machine. */
const FLOOR = 300

/** Takes at least the minimum, so that its time reveals no address, unless `mayHurry` accepts the result. */
export async function withMinimumDuration<T>(
  work: () => Promise<T>,
  mayHurry: (answer: T) => boolean = () => false,
): Promise<T> {
  const floor = sleep(FLOOR)
  const answer = await work()
  if (!mayHurry(answer)) await floor
  return answer
}
