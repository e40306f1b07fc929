/** Child processes, read from the kernel: tests freeze or kill only what they started. */
import { readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; name: string }

/** All descendants of `pid` whose name matches. */
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
      // It has already ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name is in parentheses and may contain spaces and parentheses.
        const fields = /^(\d+) \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))!
        return [{ pid: Number(fields[1]), name: fields[2]!, parent: Number(fields[3]) }]
      } catch {
        return []
      }
    })
}
