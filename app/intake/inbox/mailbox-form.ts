import { isUuid } from '#app/platform/lib/uuid.ts'
import { z } from '#app/platform/lib/zod.ts'
import { fieldCopy } from '#app/platform/lib/field-copy.ts'
import { inboxCopy } from './inbox-copy.ts'

const words = inboxCopy.mailboxErrors
const NAME_MAX = 100
const TEXT_MAX = 250

function required(missing: string, max = TEXT_MAX) {
  return z.string().trim().min(1, missing).max(max, fieldCopy.tooLong(max))
}

export const mailboxForm = z
  .object({
    /** Of the mailbox that is changed; empty for a new one. */
    id: z.string().refine(isUuid).optional().catch(undefined),
    name: required(fieldCopy.noName, NAME_MAX),
    host: required(words.host).regex(/^[A-Za-z0-9.:-]+$/, words.hostName),
    port: z.coerce.number(words.port).int().min(1, words.port).max(65_535, words.port),
    tls: z.enum(['tls', 'starttls']).transform((choice) => choice === 'tls'),
    username: required(words.userName),
    password: z.string().max(TEXT_MAX).default(''),
    folder: z
      .string()
      .trim()
      .max(TEXT_MAX)
      .default('')
      .transform((folder) => folder || 'INBOX'),
    afterwards: z.enum(['nothing', 'mark-seen', 'move']).catch('nothing'),
    moveTo: z.string().trim().max(TEXT_MAX).catch(''),
  })
  .refine(({ id, password }) => id || password, { message: words.password, path: ['password'] })
  .refine(({ afterwards, moveTo }) => afterwards !== 'move' || moveTo, {
    message: words.moveTo,
    path: ['moveTo'],
  })
  .refine(({ folder, afterwards, moveTo }) => afterwards !== 'move' || moveTo !== folder, {
    message: words.otherFolder,
    path: ['moveTo'],
  })

export type MailboxInput = z.output<typeof mailboxForm>
