import { pino, type Logger } from 'pino'
import { env } from './env.server.ts'

/** The process's log: JSON lines in production, readable lines on a terminal. Secrets are cut out by name. */
export const log: Logger = pino({
  level: env().LOG_LEVEL,
  base: null,
  redact: {
    paths: ['password', 'token', 'secret', 'authorization', 'cookie', '*.password', '*.token', '*.secret'],
    censor: '[hidden]',
  },
  ...(process.stdout.isTTY && {
    transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' } },
  }),
})
