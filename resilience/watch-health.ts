import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/**
 * The results of polling: the number of requests, of responses other than 200, the slowest response, and the
 * slowest without the time that it waited for a processor.
 */
export type Health = { asked: number; failed: number; slowestMs: number; ownMs: number }

/** The longest that /healthz may take under any load. */
export const HEALTH_MS_MAX = 250

/**
 * Runs `act` while another process polls the server at `url`: its health check, or another page. `pid` is the server's,
 * for the time that its main thread waits for a processor.
 */
export async function watchHealth<T>(
  url: string,
  act: () => Promise<T>,
  { page = '/healthz', pid }: { page?: string; pid?: number } = {},
): Promise<{ result: T; health: Health }> {
  const probe = fork(path.join(import.meta.dirname, 'health-probe.ts'), [
    new URL(url).origin + page,
    ...(pid ? [String(pid)] : []),
  ])
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
