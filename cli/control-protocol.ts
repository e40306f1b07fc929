/**
 * The protocol between the command line and a running server: one JSON value per line. The client sends one request;
 * the server sends events and finally the exit code.
 */
import { createHash } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'

export const requestSchema = z.object({ argv: z.array(z.string()).max(10_000), cwd: z.string().max(4_096) })

export const eventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('out'), line: z.string() }),
  z.object({ kind: z.literal('err'), line: z.string() }),
  z.object({
    kind: z.literal('progress'),
    label: z.string(),
    done: z.number(),
    total: z.number(),
    step: z.string().optional(),
  }),
  z.object({ kind: z.literal('exit'), code: z.number().int() }),
])

export type ControlRequest = z.infer<typeof requestSchema>
export type ControlEvent = z.infer<typeof eventSchema>

/** The longest Unix socket path that works on every system; the kernel silently truncates longer ones. */
const LONGEST_SOCKET_PATH = 100

/** The path of a data folder's control socket. */
export function controlSocketPath(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 20)
  if (process.platform === 'win32') return `\\\\.\\pipe\\mailshelf-${hash}`
  const beside = path.join(dataDir, 'control.sock')
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_PATH) return beside
  return path.join(os.tmpdir(), `mailshelf-${hash}.sock`)
}

/** Splits a stream into lines; a chunk may contain part of a line or many. */
export function lineReader(onLine: (line: string) => void): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    for (const line of lines) if (line) onLine(line)
  }
}
