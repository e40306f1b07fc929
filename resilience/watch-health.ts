import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** The results of polling /healthz: the number of requests, of responses other than 200, and the slowest response. */
export type Health = { asked: number; failed: number; slowestMs: number }

/** The longest that /healthz may take under any load. */
export const HEALTH_MS_MAX = 250

/** Runs `act` while another process polls the health check of the server at `url`. */
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
