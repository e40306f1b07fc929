/** Preloaded into the server: SIGUSR2 makes it fail as FAIL_BY says. Writes its process id to the file SERVER_PIDS. */
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const FAILURES = {
  block() {
    for (;;);
  },
  throw() {
    throw new Error('thrown on a signal')
  },
  reject() {
    void Promise.reject(new Error('rejected on a signal'))
  },
}

if (isMainThread && process.argv[1]?.endsWith('build/server/main.js')) {
  appendFileSync(process.env.SERVER_PIDS, `${process.pid}\n`)
  process.on('SIGUSR2', FAILURES[process.env.FAIL_BY])
}
