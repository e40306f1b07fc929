/** Requests one page repeatedly, from a separate process. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { processorTime } from './processes.ts'

const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'))

export type Load = {
  perSecond: number
  /** Milliseconds until the response was complete. */
  p50: number
  p99: number
  /** CPU milliseconds of the server per response. */
  cost: number
}

type Counted = {
  '2xx': number
  non2xx: number
  errors: number
  requests: { average: number }
  latency: { p50: number; p99: number }
}

export async function load(
  address: string,
  server: number,
  options: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<Load> {
  const before = processorTime(server)
  const { stdout } = await promisify(execFile)(process.execPath, [
    AUTOCANNON,
    '--json',
    `--connections=${options.connections}`,
    `--duration=${options.seconds}`,
    ...Object.entries(options.headers ?? {}).map(([name, value]) => `--headers=${name}=${value}`),
    address,
  ])
  const spent = processorTime(server) - before
  const counted = JSON.parse(stdout) as Counted
  if (counted.non2xx + counted.errors > 0 || counted['2xx'] === 0)
    throw new Error(`${address} failed under load: ${counted.non2xx} refusals, ${counted.errors} errors`)
  return {
    perSecond: counted.requests.average,
    p50: counted.latency.p50,
    p99: counted.latency.p99,
    cost: spent / counted['2xx'],
  }
}
