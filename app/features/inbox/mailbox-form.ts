/** The form of a mailbox. */
import { z } from '#app/lib/zod.ts'

const NAME_MAX = 100
const TEXT_MAX = 250

function required(missing: string, max = TEXT_MAX) {
  return z.string().trim().min(1, missing).max(max, `Please use at most ${max} characters.`)
}

export const mailboxForm = z.object({
  name: required('Please enter a name.', NAME_MAX).refine(
    (name) => !name.startsWith('INBOX_IMAP'),
    'Names that begin with INBOX_IMAP are for mailboxes of the settings.',
  ),
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
  password: z.string().min(1, 'Please enter the password.').max(TEXT_MAX),
  folder: z
    .string()
    .trim()
    .max(TEXT_MAX)
    .transform((folder) => folder || 'INBOX'),
})

export type MailboxInput = z.output<typeof mailboxForm>
