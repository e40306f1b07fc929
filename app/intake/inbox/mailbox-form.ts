import { isUuid } from '#app/platform/lib/uuid.ts'
import { z } from '#app/platform/lib/zod.ts'

const NAME_MAX = 100
const TEXT_MAX = 250

function required(missing: string, max = TEXT_MAX) {
  return z.string().trim().min(1, missing).max(max, `Please use at most ${max} characters.`)
}

export const mailboxForm = z
  .object({
    /** Of the mailbox that is changed; empty for a new one. */
    id: z.string().refine(isUuid).optional().catch(undefined),
    name: required('Please enter a name.', NAME_MAX),
    host: required('Please enter the server’s name.').regex(
      /^[A-Za-z0-9.:-]+$/,
      'Please enter a server’s name.',
    ),
    port: z.coerce
      .number('Please enter a port.')
      .int()
      .min(1, 'Please enter a port.')
      .max(65_535, 'Please enter a port.'),
    tls: z.enum(['tls', 'starttls']).transform((choice) => choice === 'tls'),
    username: required('Please enter the user name.'),
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
  .refine(({ id, password }) => id || password, { message: 'Please enter the password.', path: ['password'] })
  .refine(({ afterwards, moveTo }) => afterwards !== 'move' || moveTo, {
    message: 'Please enter the folder to move emails to.',
    path: ['moveTo'],
  })
  .refine(({ folder, afterwards, moveTo }) => afterwards !== 'move' || moveTo !== folder, {
    message: 'Please enter a different folder from the one that is read.',
    path: ['moveTo'],
  })

export type MailboxInput = z.output<typeof mailboxForm>
