import { format } from 'node:util'
import { pino, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { env } from './env.server.ts'
import { errorForLog } from './error-message.ts'

/** Lines of this turn of the event loop. Each write is a system call, which costs more than serving a cached page. */
let lines = ''

function writeLine(line: string): void {
  if (lines === '') setImmediate(writeLines)
  lines += line
}

function writeLines(): void {
  if (lines !== '') process.stdout.write(lines)
  lines = ''
}

process.on('exit', writeLines)

const destination = process.stdout.isTTY ? pretty({ translateTime: 'SYS:HH:MM:ss' }) : { write: writeLine }

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
  destination,
)

/** The same log for lines of known fields: looking for secrets takes four times as long as writing one. */
export const plainLog: Logger = pino({ level: level(), base: null }, destination)

/** Output of libraries becomes log lines too, because mixed output is hard to parse. */
export function logForConsole(): void {
  for (const name of ['info', 'warn', 'error'] as const) {
    console[name] = (...said: unknown[]) => log[name](format(...said.map(textOf)))
  }
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node.js warning'))
}

/** React Router quotes the address that it cannot decode, and a secret may be in it. */
const QUOTED_ADDRESS = /^The URL path ".*" could not/s

/** A message of a library, without secrets. */
export function textOf(said: unknown): unknown {
  if (typeof said === 'string') return said.replace(QUOTED_ADDRESS, 'The path of a URL could not')
  return said instanceof Error ? (errorForLog(said) as Error).stack : said
}

/** The level of the log. An invalid setting is reported by the start of the process, not by this import. */
function level(): string {
  try {
    return env().LOG_LEVEL
  } catch {
    return 'info'
  }
}
