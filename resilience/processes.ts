/** The children of a process, read from the kernel: only those are frozen or killed that a test has started. */
import { readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; name: string }

/** Everything below `pid`, at any depth, as far as its name fits. */
export function descendantsOf(pid: number, name = /./): number[] {
  const all = listProcesses()
  const found: Process[] = []
  const parents = new Set([pid])
  for (let grew = true; grew;) {
    const next = all.filter((each) => parents.has(each.parent) && !parents.has(each.pid))
    for (const each of next) parents.add(each.pid)
    found.push(...next)
    grew = next.length > 0
  }
  return found.filter((each) => name.test(each.name)).map((each) => each.pid)
}

export function signal(pids: number[], name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // It has ended by itself.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name stands in brackets and may hold blanks and brackets itself.
        const fields = /^(\d+) \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))!
        return [{ pid: Number(fields[1]), name: fields[2]!, parent: Number(fields[3]) }]
      } catch {
        return []
      }
    })
}
