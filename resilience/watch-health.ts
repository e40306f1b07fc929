import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** What /healthz did meanwhile: how often it was asked, how often it did not answer 200, and its slowest answer. */
export type Health = { asked: number; failed: number; slowestMs: number }

/** The longest that /healthz may take, whatever is done to the server. */
export const HEALTH_MS_MAX = 250

/** Runs `act` while another process asks the server at `url` for its health. */
export async function watchHealth<T>(
  url: string,
  act: () => Promise<T>,
): Promise<{ result: T; health: Health }> {
  const probe = fork(path.join(import.meta.dirname, 'health-probe.ts'), [url])
  await once(probe, 'message')
  try {
    const result = await act()
    const reported = once(probe, 'message')
    probe.send('report')
    const [health] = (await reported) as [Health]
    return { result, health }
  } finally {
    probe.kill()
  }
}
