/** Restarts the server under `npm start` when it ends by accident, as systemd and containers do with theirs. */
import { spawn } from 'node:child_process'
import { node24 } from './prepare.mjs'

const RESTARTS_MAX = 3
const RESTARTS_WITHIN_MS = 10 * 60_000
const FIRST_DELAY_MS = 1_000
/**
 * Exit codes after which there is no restart. 0: it was asked to stop. 1: it could not start and said why; a restart
 * would fail in the same way.
 */
const FINAL_CODES = [0, 1]
/** As in server/exit-codes.ts: an owner asked for a restart. */
const RESTART = 71

/**
 * Runs Node 24 in the foreground, forwards signals and exits with its exit code. After any end that was not asked for,
 * it starts again: at most three times in ten minutes.
 */
export function superviseNode(args, env = {}) {
  const restarts = []
  let isStopping = false
  let child = null

  function start() {
    child = spawn(node24(), args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('exit', onExit)
  }

  function onExit(code, signal) {
    child = null
    if (isStopping || FINAL_CODES.includes(code)) process.exit(signal ? 1 : code)
    if (code === RESTART) {
      start()
      return
    }
    const ending = `Mailshelf ended unexpectedly (${signal ?? `exit code ${code}`}).`
    const now = performance.now()
    if (restarts.length === RESTARTS_MAX && now - restarts[0] < RESTARTS_WITHIN_MS) {
      console.error(
        `${ending} It was restarted ${RESTARTS_MAX} times in ten minutes; see the log lines above.`,
      )
      process.exit(signal ? 1 : code)
    }
    const recent = restarts.filter((time) => now - time < RESTARTS_WITHIN_MS)
    restarts.splice(0, restarts.length, ...recent, now)
    const delay = FIRST_DELAY_MS * 2 ** recent.length
    console.error(`${ending} Restarting in ${delay / 1000} s…`)
    setTimeout(start, delay)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true
      if (child) child.kill(signal)
      else process.exit(0)
    })
  }
  start()
}
