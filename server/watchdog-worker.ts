/**
 * The thread that ends the process when the main thread stops responding. It counts its own ticks, because time also
 * passes while the whole process is suspended, and clocks are set.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { readSharedWork, type SharedWork } from '#app/platform/lib/work-in-progress.server.ts'
import { BLOCKED } from './exit-codes.ts'

export type WatchdogSettings = {
  /** One integer that the main thread changes at least once a tick; below zero while a debugger may pause it. */
  heartbeat: Int32Array<SharedArrayBuffer>
  work: SharedWork
  /** The number of ticks without a change that end the process. */
  ticks: number
  tickMs: number
}

/** The maximum of names, enough to find the cause. */
const NAMES_MAX = 8

const { heartbeat, work, ticks, tickMs } = workerData as WatchdogSettings
let lastBeat = 0
let silentTicks = 0

setInterval(() => {
  const beat = Atomics.load(heartbeat, 0)
  silentTicks = beat === lastBeat && beat >= 0 ? silentTicks + 1 : 0
  lastBeat = beat
  if (silentTicks < ticks) return
  try {
    logBlock()
  } finally {
    endProcess()
  }
}, tickMs)

/** Writes the log line directly: the log's own stream needs the main thread. */
function logBlock(): void {
  const { work: names, startedLast } = readSharedWork(work)
  const seconds = Math.round((ticks * tickMs) / 1000)
  const msg = `event loop blocked for ${seconds} s: the process ends with code ${BLOCKED}`
  const line = { level: 60, time: Date.now(), work: names.slice(0, NAMES_MAX), startedLast, msg }
  writeSync(1, `${JSON.stringify(line)}\n`)
}

/** Ends the process with a code. In a thread, `process.exit` ends only that thread; WASI's exit ends the process. */
function endProcess(): void {
  try {
    // WASI is loaded only now, because Node warns that it is experimental.
    const { WASI } = process.getBuiltinModule('node:wasi')
    const wasi = new WASI({ version: 'preview1', returnOnExit: false })
    wasi.finalizeBindings({ exports: {} }, { memory: new WebAssembly.Memory({ initial: 0 }) })
    wasi.wasiImport['proc_exit'](BLOCKED)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}
