import { type Options, SingleBar } from 'cli-progress'
import type { CommandIO } from './command-io.ts'

const BAR: Options = {
  format: '{label} {bar} {value}/{total} · {eta_formatted} left',
  barCompleteChar: '█',
  barIncompleteChar: '░',
  hideCursor: true,
  clearOnComplete: true,
}

/** Speaks to this process's terminal: bars where there is one, a line now and then where output goes to a file. */
export function terminalIO(cwd = process.cwd()): CommandIO {
  let bar: SingleBar | undefined
  let lastTenth = -1

  function endBar() {
    bar?.stop()
    bar = undefined
    lastTenth = -1
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
    progress({ label, done, total }) {
      if (!process.stderr.isTTY) {
        const tenth = Math.floor((done / Math.max(1, total)) * 10)
        if (tenth > lastTenth) console.error(`${label} ${done}/${total}`)
        lastTenth = done >= total ? -1 : tenth
        return
      }
      if (!bar) {
        bar = new SingleBar({ ...BAR, stream: process.stderr })
        bar.start(total, done, { label })
      }
      bar.setTotal(total)
      bar.update(done, { label })
      if (done >= total) endBar()
    },
  }
}
