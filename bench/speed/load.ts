/**
 * Requests one page repeatedly by wrk, which is written in C: a generator that runs on Node is slower than the cached
 * pages it asks for. Server and generator each have a processor of their own.
 */
import { execFile, execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { processorTime } from './processes.ts'

const SERVER_CORE = '0'
const GENERATOR_CORE = '1'

export type Load = {
  perSecond: number
  /** Milliseconds until the response was complete. */
  p50: number
  p99: number
  /** Processor time of the server for each response, in milliseconds. */
  cost: number
  /** The share of its processor that the server used. Near 1, the server is the limit, not the generator. */
  busy: number
}

/** Checks the tools for load tests. @throws when a tool or a processor is missing */
export function requireLoadTools(): void {
  if (availableParallelism() < 2) throw new Error('Server and load generator need a processor each.')
  for (const [tool, source] of [
    ['wrk', 'wrk'],
    ['taskset', 'util-linux'],
  ] as const) {
    try {
      execFileSync('which', [tool], { stdio: 'ignore' })
    } catch {
      throw new Error(`${tool} is not installed: apt-get install ${source}`)
    }
  }
}

/** Keeps a process and its threads, also later ones, on the server's processor. */
export function pinServer(pid: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', SERVER_CORE, String(pid)], {
    stdio: 'ignore',
  })
}

export async function load(
  address: string,
  server: number,
  options: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<Load> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const connections = String(options.connections)
  const wrk = [
    'wrk',
    '-t',
    '1',
    '-c',
    connections,
    '-d',
    `${options.seconds}s`,
    '--timeout',
    '20s',
    '--latency',
    ...headers,
    address,
  ]
  const before = processorTime(server)
  const { stdout } = await promisify(execFile)('taskset', ['--cpu-list', GENERATOR_CORE, ...wrk])
  const spent = processorTime(server) - before
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1])
  const responses = number(/(\d+) requests in/)
  if (!responses || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${address} failed under load:\n${stdout}`)
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    cost: spent / responses,
    busy: spent / (options.seconds * 1_000),
  }
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 }

function milliseconds(match: RegExpExecArray | null): number {
  return match ? Number(match[1]) * UNITS[match[2]!]! : Number.NaN
}
