/** Every environment variable. `.env.example` documents them; `settings.ts` has those that owners can set. */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import path from 'node:path'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { emailSetting } from './email-field.ts'
import { StartError } from './errors.ts'
import { definitionOf, SETTING_NAMES, type SETTINGS } from './settings.ts'

const flag = flagUnlessSet('false')

function flagUnlessSet(usual: 'true' | 'false') {
  return z
    .enum(['true', 'false', '1', '0', 'yes', 'no'])
    .default(usual)
    .transform((value) => ['true', '1', 'yes'].includes(value))
}

/** Tells whether an address is a trusted proxy; `hop` counts from the one that connects, from 0. */
type Trust = (address: string, hop: number) => boolean

/** `false`, `true` for one proxy, a number of proxies, or their addresses and ranges. */
function trustedProxies(text: string, context: z.RefinementCtx): Trust | undefined {
  if (['false', '0', 'no'].includes(text)) return undefined
  const hops = ['true', 'yes'].includes(text) ? 1 : Number(text)
  if (Number.isInteger(hops) && hops > 0) return (_, hop) => hop < hops
  try {
    return proxyAddr.compile(text.split(/[\s,]+/).filter(Boolean))
  } catch {
    const message = 'true, a number of proxies, or their addresses and ranges such as 10.0.0.0/8'
    context.addIssue({ code: 'custom', message })
    return undefined
  }
}

const ofTheOwner = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, definitionOf(name).schema.optional()]),
) as { [N in keyof typeof SETTINGS]: z.ZodOptional<(typeof SETTINGS)[N]['schema']> }

export const settings = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    MAILSHELF_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    HEALTH_PORT: z.coerce.number().int().min(0).max(65535).optional(),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((dir) => path.resolve(dir)),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(10),
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    SITE_URL: z
      .url({ protocol: /^https?$/ })
      // bounded: the owner's own setting.
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    SITE_ENV: z.enum(['production', 'staging', 'development']).default('development'),
    CHROMIUM_PATH: z.string().optional(),
    MAX_MESSAGE_MB: z.coerce.number().min(1).max(1024).default(25),
    ARCHIVE_MB_MAX: z.coerce.number().min(1).max(100_000).default(512),
    FETCH_IMAGES: flag,
    WEBHOOKS: flagUnlessSet('true'),
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(16).optional(),
    WORK_PRIORITY: z.enum(['low', 'normal']).default('low'),
    SAMPLES: z.enum(['auto', 'off']).default('auto'),
    HIDE_EMAIL_SOURCE: flag,
    TRUST_PROXY: z.string().default('false').transform(trustedProxies),
    CDN_MAX_AGE: z.coerce.number().int().min(0).max(86_400).default(0),
    CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
    CDN_PURGE_TOKEN: z.string().optional(),
    SEARCH_RATE_LIMIT: z.coerce.number().int().min(1).default(240),
    SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
    ADMIN_EMAIL: emailSetting().optional(),
    INBOX_SMTP_PORT: z.coerce.number().int().min(0).max(65535).optional(),
    INBOX_SMTP_HOST: z.string().optional(),
    INBOX_DOMAIN: z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){0,8}$/, 'a domain such as inbox.example.com')
      .optional(),
    INBOX_TLS_CERT: z.string().optional(),
    INBOX_TLS_KEY: z.string().optional(),
    /** The handling of emails that users forward to their secret addresses. */
    FORWARD_TO_SAVE: z.enum(['off', 'review', 'publish']).default('review'),
    INBOX_FOLDER: z
      .string()
      .transform((folder) => path.resolve(folder))
      .optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: z
      .url({ protocol: /^https?$/ })
      // bounded: an address in the environment of the server
      .transform((url) => url.replace(/\/+$/, ''))
      .default('https://accounts.google.com'),
    ...ofTheOwner,
    INBOX_TRUSTED_RECEIVERS: z.string().optional(),
    METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: flag,
    S3_DIRECT: flag,
  })
  .refine((set) => set.MAILSHELF_ROLE === 'all' || set.DATABASE_URL, {
    message: 'needs DATABASE_URL: only one process can use the embedded database',
    path: ['MAILSHELF_ROLE'],
  })
  .refine((set) => !set.S3_ACCESS_KEY_ID === !set.S3_SECRET_ACCESS_KEY, {
    message: 'goes with S3_SECRET_ACCESS_KEY: set both, or neither to use the keys of the machine',
    path: ['S3_ACCESS_KEY_ID'],
  })
  .refine((set) => !set.GOOGLE_CLIENT_ID === !set.GOOGLE_CLIENT_SECRET, {
    message: 'goes with GOOGLE_CLIENT_SECRET: set both or neither',
    path: ['GOOGLE_CLIENT_ID'],
  })
  .refine((set) => !set.SMTP_URL || set.MAIL_FROM, {
    message: 'is needed with SMTP_URL: the address that mail comes from',
    path: ['MAIL_FROM'],
  })
  .refine((set) => set.INBOX_SMTP_PORT === undefined || set.INBOX_DOMAIN, {
    message: 'is needed with INBOX_SMTP_PORT: the domain of the addresses that receive emails',
    path: ['INBOX_DOMAIN'],
  })
  .refine((set) => !set.INBOX_TLS_CERT === !set.INBOX_TLS_KEY, {
    message: 'goes with INBOX_TLS_KEY: set both or neither',
    path: ['INBOX_TLS_CERT'],
  })

export type Env = z.infer<typeof settings>

/**
 * Reads settings; empty counts as unset, and `NAME_FILE` names a file with the value of `NAME`, as secrets of containers
 * do. @throws StartError naming the first invalid one, never its value
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  for (const name of Object.keys(settings.shape)) {
    const file = given[`${name}_FILE`]
    if (file !== undefined) given[name] = readSecret(`${name}_FILE`, file)
  }
  const result = settings.safeParse(given)
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  throw new StartError(`The setting ${issue.path.join('.')} is invalid (${issue.message}). See .env.example.`)
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new StartError(`The file that ${name} names cannot be read (${(error as { code: string }).code}).`)
  }
}

let current: Env | undefined

export function env(): Env {
  if (!current) {
    if (existsSync('.env')) process.loadEnvFile('.env')
    current = parseEnv(process.env)
  }
  return current
}

export function useEnv(settings: Partial<Env>): void {
  current = { ...env(), ...settings }
}

/**
 * How many emails are imported or rendered at a time: as many as there are processors, at most eight and one for each
 * gigabyte. Two even on one processor, because one of them waits for the browser.
 */
export function workerConcurrency(): number {
  const memory = Math.min(process.constrainedMemory() || Infinity, totalmem())
  const usual = Math.max(2, Math.min(availableParallelism(), 8, Math.floor(memory / 2 ** 30)))
  return env().WORKER_CONCURRENCY ?? usual
}
