import { type Options, SingleBar } from 'cli-progress'
import type { CommandIO } from './command-io.ts'

const BAR: Options = {
  format: '{label} {bar} {value}/{total}{notes}',
  barCompleteChar: '█',
  barIncompleteChar: '░',
  hideCursor: true,
  clearOnComplete: true,
}

/** How long a new step may take before a line names it. */
const QUIET_MS = 15_000

/** Writes to this process's terminal: progress bars on a terminal, occasional lines otherwise. */
export function terminalIO(cwd = process.cwd()): CommandIO {
  let bar: SingleBar | undefined
  let lastTenth = -1
  let latest = ''
  let printed = ''
  let printing: NodeJS.Timeout | undefined
  let start: { at: number; done: number } | undefined

  function endBar() {
    bar?.stop()
    bar = undefined
    lastTenth = -1
    printed = ''
    clearInterval(printing)
    printing = undefined
  }

  function print() {
    if (latest === printed) return
    printed = latest
    console.error(latest)
  }

  function frequencyOf(done: number, total: number): string {
    start ??= { at: performance.now(), done }
    const pace = describeFrequency(done - start.done, total - done, (performance.now() - start.at) / 1000)
    if (done >= total) start = undefined
    return pace
  }

  return {
    cwd,
    out(line) {
      endBar()
      console.log(line)
    },
    err(line) {
      endBar()
      console.error(line)
    },
    progress({ label, done, total, step }) {
      const notes = `${frequencyOf(done, total)}${step ? ` · ${step}` : ''}`
      if (!process.stderr.isTTY) {
        const tenth = Math.floor((done / Math.max(1, total)) * 10)
        latest = `${label} ${done}/${total}${notes}`
        printing ??= setInterval(print, QUIET_MS).unref()
        if (tenth > lastTenth) print()
        lastTenth = tenth
        if (done >= total) endBar()
        return
      }
      if (!bar) {
        bar = new SingleBar({ ...BAR, stream: process.stderr })
        bar.start(total, done, { label, notes })
      }
      bar.setTotal(total)
      bar.update(done, { label, notes })
      if (done >= total) endBar()
    },
  }
}

/** The speed and the remaining time; empty until they can be estimated. */
export function describeFrequency(done: number, left: number, seconds: number): string {
  if (done < 1 || seconds < 0.5) return ''
  const rate = done / seconds
  const pace = rate >= 1 ? `${round(rate)} a second` : `${round(rate * 60)} a minute`
  return left > 0 ? ` · ${pace}, ${duration(left / rate)} left` : ` · ${pace}`
}

function round(value: number): string {
  return value >= 10 ? String(Math.round(value)) : value.toFixed(1)
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
