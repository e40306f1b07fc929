/** Runs a process that blocks its event loop under the watchdog. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const program = path.join(import.meta.dirname, 'children/blocked-loop.ts')

/** `blockedMax` is the watchdog's limit in milliseconds, otherwise its own; the process is blocked for `seconds`. */
export function runChild(settings: { blockedMax?: number; seconds: number; flags?: string[] }): {
  child: ChildProcess
  said: () => string
  ended: Promise<number | null>
} {
  const { blockedMax = 0, seconds, flags = [] } = settings
  const child = spawn(process.execPath, [...flags, program, String(blockedMax), String(seconds)])
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  return { child, said: () => said, ended: new Promise((resolve) => child.once('close', resolve)) }
}
