import { pino, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { env } from './env.server.ts'

/** The process's log: JSON lines in production, readable lines on a terminal. Secrets are cut out by name. */
export const log: Logger = pino(
  {
    level: level(),
    base: null,
    redact: {
      paths: ['password', 'token', 'secret', 'authorization', 'cookie', '*.password', '*.token', '*.secret'],
      censor: '[hidden]',
    },
  },
  process.stdout.isTTY ? pretty({ translateTime: 'SYS:HH:MM:ss' }) : process.stdout,
)

/** A setting that is not usable is told by whoever starts the process, in one sentence; not by an import. */
function level(): string {
  try {
    return env().LOG_LEVEL
  } catch {
    return 'info'
  }
}
