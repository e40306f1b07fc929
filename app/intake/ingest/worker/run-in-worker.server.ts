/** Killing a process frees all of its memory, also that of image libraries. One message is read at a time, so it is clear which exceeds a limit. */
import { fork, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { log } from '#app/platform/lib/log.server.ts'
import { workerUrl } from '#app/platform/lib/worker-url.server.ts'
import { processMemory, processTime } from './process-usage.ts'
import type { FromWorker, Request, Result, ToWorker } from './tasks.server.ts'

export type Limits = {
  /** Milliseconds of processor time to read one message; an ordinary one takes a few hundred. */
  readMs: number
  /** Milliseconds to render it; the browser's own timeouts are shorter. */
  renderMs: number
  memoryMb: number
  /** While an email is rendered: the screenshots of one 800 pixels wide and 32,000 tall take 510. */
  renderMemoryMb: number
  recycleAfter: number
}

const DEFAULT_LIMITS: Limits = {
  readMs: 30_000,
  renderMs: 150_000,
  memoryMb: 420,
  renderMemoryMb: 640,
  recycleAfter: 200,
}
/** The JavaScript heap; the rest is buffers, images and the program itself. */
const HEAP_MB = 260
/** For glibc: few arenas, and large blocks, such as the pixels of a screenshot, go back to the system at once. */
const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
}
/** How many times its processor time a message may be read for: a busy machine is not the message's fault. */
const WAIT_FACTOR = 20
const START_MS = 180_000
const MEMORY_CHECK_MS = 200
/** A process that used more is replaced: fragmented memory is never freed. Rendering takes 240 MB, where it stays. */
const RECYCLE_MB = 370
const IDLE_MS = 60_000
/** A process that ends by itself closes its browser first, which takes less, in milliseconds. */
const LEAVE_MS = 10_000
const ATTEMPTS_MAX = 2

/** Its text is shown to the person who imported the message. */
export class OverLimit extends Error {}

type Task = {
  id: number
  request: Request
  attempts: number
  isRead: boolean
  deadline?: NodeJS.Timeout
  began?: { at: number; processMs: Promise<number | null> }
  onRead?: () => void
  resolve(value: Result): void
  reject(error: Error): void
}

type Process = {
  child: ChildProcess
  ready: boolean
  tasks: number
  stderr: string
  ended?: Error
  /** It has used so much memory that it takes no further task. */
  isWorn?: boolean
}

export type IngestWorker = ReturnType<typeof createIngestWorker>

export function createIngestWorker(limits: Partial<Limits> = {}) {
  const { readMs, renderMs, memoryMb, renderMemoryMb, recycleAfter } = { ...DEFAULT_LIMITS, ...limits }
  const waiting: Task[] = []
  const running = new Map<number, Task>()
  let current: Process | undefined
  /** The process before, while it ends: two at once would take twice the memory. */
  let leaving: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let memoryCheck: NodeJS.Timeout | undefined
  let lastId = 0

  /** @throws OverLimit when the message takes more time or memory than one message may. */
  function run<R extends Request>(request: R, onRead?: () => void): Promise<Result<R['kind']>> {
    return new Promise((resolve, reject) => {
      const id = (lastId += 1)
      const task = { id, request, attempts: 0, isRead: false, onRead, reject }
      waiting.push({ ...task, resolve: (value) => resolve(value as Result<R['kind']>) })
      startNext()
    })
  }

  function startNext(): void {
    clearTimeout(idle)
    if (waiting.length === 0) return void (running.size === 0 && rest())
    if (leaving) return
    const process = (current ??= startProcess())
    keepAlive(process, true)
    if (!process.ready) return
    // During an import there is always a message waiting: the process is replaced between two, not at rest.
    if (process.isWorn || process.tasks >= recycleAfter) {
      if (running.size > 0) return
      return retire(process)
    }
    const isReading = [...running.values()].some((task) => !task.isRead)
    const index = waiting.findIndex(({ request }) => !isReading || mostlyWaits(request))
    if (index === -1) return
    const [task] = waiting.splice(index, 1)
    begin(process, task!)
    startNext()
  }

  function begin(process: Process, task: Task): void {
    running.set(task.id, task)
    process.tasks += 1
    task.attempts += 1
    task.isRead = mostlyWaits(task.request)
    task.began = { at: Date.now(), processMs: processTime(process.child.pid!) }
    setDeadline(task)
    memoryCheck ??= setInterval(() => void checkMemory(), MEMORY_CHECK_MS).unref()
    const message: ToWorker = { id: task.id, request: task.request }
    process.child.send(message, (error) => error && end(process, error))
  }

  function setDeadline(task: Task, ms = mostlyReads(task) ? readMs : renderMs): void {
    clearTimeout(task.deadline)
    task.deadline = setTimeout(() => void endOfTime(task), ms)
  }

  async function endOfTime(task: Task): Promise<void> {
    const process = current
    const leftMs = task.isRead ? 0 : await readingTimeLeft(process, task)
    if (!process || process !== current || !running.has(task.id)) return
    if (leftMs > 0) return setDeadline(task, leftMs)
    const [work, ms] = mostlyReads(task) ? ['reading', readMs] : ['rendering', renderMs]
    giveUp(process, task, new OverLimit(`${work} it takes more than ${Math.round(ms / 1000)} seconds`))
  }

  async function readingTimeLeft(process: Process | undefined, { began }: Task): Promise<number> {
    if (!process || !began || Date.now() - began.at > readMs * WAIT_FACTOR) return 0
    const [before, now] = await Promise.all([began.processMs, processTime(process.child.pid!)])
    return before === null || now === null ? 0 : Math.max(0, readMs - (now - before))
  }

  async function checkMemory(): Promise<void> {
    const process = current
    const tasks = [...running.values()]
    const reading = tasks.find((task) => !task.isRead) ?? tasks.at(0)
    const bytes = process?.child.pid && reading && (await processMemory(process.child.pid))
    if (!bytes || !running.has(reading.id)) return
    process.isWorn ||= bytes > RECYCLE_MB * 1024 * 1024
    const megabytes = tasks.every(mostlyReads) ? memoryMb : renderMemoryMb
    if (bytes <= megabytes * 1024 * 1024) return
    exceedMemory(process, reading)
  }

  /** What the messages before it left behind may be to blame, so a message is first read again in a new process. */
  function exceedMemory(process: Process, task: Task): void {
    if (process.tasks > 1 && task.attempts < ATTEMPTS_MAX) {
      return end(process, new OverLimit('reading them takes more memory than one process may'))
    }
    giveUp(process, task, new OverLimit('reading it takes more memory than one message may'))
  }

  function giveUp(process: Process, task: Task, error: OverLimit): void {
    settle(task)
    task.reject(error)
    end(process, error)
  }

  function startProcess(): Process {
    const child = fork(workerUrl('app/intake/ingest/worker/ingest-worker.ts'), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=8'],
      env: { ...globalThis.process.env, ...MALLOC_SETTINGS },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    const process: Process = { child, ready: false, tasks: 0, stderr: '' }
    const start = setTimeout(
      () => end(process, new Error('The ingest worker did not start in time')),
      START_MS,
    )
    child.stderr?.on('data', (chunk) => {
      process.stderr = (process.stderr + String(chunk)).slice(-4000)
    })
    child.on('message', (message: FromWorker) => {
      if (current !== process) return
      if (message === 'ready') {
        clearTimeout(start)
        process.ready = true
        startNext()
      } else hear(message)
    })
    child.once('error', (error) => end(process, error))
    child.once('exit', (code, signal) => {
      clearTimeout(start)
      const isOutOfMemory = process.stderr.includes('JavaScript heap out of memory')
      const reading = [...running.values()].find((task) => !task.isRead)
      if (current === process && isOutOfMemory && reading) {
        exceedMemory(process, reading)
      } else end(process, new Error(`The ingest worker ended (${signal ?? code}): ${process.stderr}`))
    })
    return process
  }

  function hear(message: Exclude<FromWorker, 'ready'>): void {
    const task = running.get(message.id)
    if (!task) return
    if ('read' in message) {
      task.isRead = true
      setDeadline(task)
      task.onRead?.()
      return startNext()
    }
    settle(task)
    if ('value' in message) task.resolve(message.value)
    else task.reject(message.error)
    startNext()
  }

  function settle(task: Task): void {
    clearTimeout(task.deadline)
    running.delete(task.id)
  }

  /** Its tasks start again in a new process, unless they were already started too often. */
  function end(process: Process, error: Error): void {
    if (current !== process) return
    current = undefined
    process.child.kill('SIGKILL')
    if (!(error instanceof OverLimit)) log.warn({ err: error }, 'the ingest worker failed')
    for (const task of [...running.values()].toReversed()) {
      settle(task)
      // A worker that cannot even start fails for all of them.
      if (process.ready && task.attempts < ATTEMPTS_MAX) waiting.unshift(task)
      else task.reject(error)
    }
    if (!process.ready) for (const task of waiting.splice(0)) task.reject(error)
    startNext()
  }

  function rest(): void {
    clearInterval(memoryCheck)
    memoryCheck = undefined
    if (!current) return
    keepAlive(current, false)
    idle = setTimeout(close, IDLE_MS).unref()
    void recycle(current)
  }

  async function recycle(process: Process): Promise<void> {
    const bytes = process.tasks >= recycleAfter ? Infinity : await processMemory(process.child.pid!)
    if ((bytes ?? 0) > RECYCLE_MB * 1024 * 1024 && running.size === 0 && current === process) close()
  }

  /** Ends an idle process; the next message starts another. */
  function close(): void {
    clearTimeout(idle)
    if (!current || running.size > 0 || waiting.length > 0) return
    retire(current)
  }

  function retire({ child }: Process): void {
    current = undefined
    leaving = child
    const kill = setTimeout(() => child.kill('SIGKILL'), LEAVE_MS).unref()
    child.once('exit', () => {
      clearTimeout(kill)
      leaving = undefined
      startNext()
    })
    if (child.connected) child.disconnect()
  }

  return { run, close, processId: () => current?.child.pid }
}

/** Also of a sender that is verified. */
function mostlyReads({ isRead, request }: Task): boolean {
  return !isRead || request.kind === 'verify'
}

/** For the browser or for DNS, while the next message is read. */
function mostlyWaits({ kind }: Request): boolean {
  return kind === 'render' || kind === 'checks' || kind === 'verify'
}

/** A command may exit while the worker is idle, but not while it works. */
function keepAlive({ child }: Process, isBusy: boolean): void {
  for (const held of [child, child.channel, child.stderr as Socket | null]) {
    if (isBusy) held?.ref()
    else held?.unref()
  }
}
