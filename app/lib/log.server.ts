import { format } from 'node:util'
import { pino, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { env } from './env.server.ts'
import { errorForLog } from './error-message.ts'

/** The process's log: JSON lines in production, readable lines on a terminal. Secrets are redacted by name. */
export const log: Logger = pino(
  {
    level: level(),
    base: null,
    serializers: { err: errorForLog },
    redact: {
      paths: ['password', 'token', 'secret', 'authorization', 'cookie', '*.password', '*.token', '*.secret'],
      censor: '[hidden]',
    },
  },
  process.stdout.isTTY ? pretty({ translateTime: 'SYS:HH:MM:ss' }) : process.stdout,
)

/** Output of libraries becomes log lines too, because mixed output is hard to parse. */
export function logForConsole(): void {
  for (const name of ['info', 'warn', 'error'] as const) {
    console[name] = (...said: unknown[]) => log[name](format(...said.map(textOf)))
  }
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node.js warning'))
}

function textOf(said: unknown): unknown {
  return said instanceof Error ? (errorForLog(said) as Error).stack : said
}

/** An invalid setting is reported by whoever starts the process, not by an import. */
function level(): string {
  try {
    return env().LOG_LEVEL
  } catch {
    return 'info'
  }
}
