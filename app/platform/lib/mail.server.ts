/** Email is sent by jobs and retried. No request waits, so its time does not reveal whether one was sent. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import { type Bounce, isHardBounce } from './bounces.ts'
import { type EmailAddress, readEmailAddress } from './email-address.ts'
import { env } from './env.server.ts'
import { defineJob, deleteJobs, type JobTransaction, prepareQueue, sendJob } from './jobs.server.ts'
import { log } from './log.server.ts'
import { fingerprint, seal, unseal } from './secret.server.ts'
import { chosenSetting, setting } from './setting.server.ts'
import { siteUrl } from './site-url.server.ts'

export type Mail = {
  to: EmailAddress
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  messageId?: string
}

/** The number of attempts: with delays that grow to an hour, they take about a day and a half. */
const TRIES = 40

const mailJob = defineJob({
  name: 'mail',
  retryLimit: TRIES,
  async run(job) {
    const mail = JSON.parse(unsealed(job)) as Mail
    if (!(await recipients.isExcluded(mail))) await deliver(mail)
  },
})

function unsealed(job: unknown): string {
  return unseal('mail', (job as { sealed: string }).sealed)
}

/** Deletes matching messages from the queue, also sent ones, and those that a changed secret makes unreadable. */
export async function deleteQueuedMail(isOne: (message: Uint8Array) => boolean): Promise<void> {
  await deleteJobs(mailJob.name, (job) => {
    let message: string
    try {
      message = unsealed(job)
    } catch {
      return true
    }
    return isOne(Buffer.from(message))
  })
}

/** Queues an encrypted message, because its links open accounts; with `tx`, after `prepareMail`, if that commits. */
export async function sendMail(mail: Mail, tx?: JobTransaction): Promise<void> {
  // Every attempt has the same id: if the server accepted a message but the response was lost, mailboxes show it once.
  const id = randomUUID()
  const messageId = `<${id}.${signatureOf(id, mail.to)}@${new URL(siteUrl()).hostname}>`
  await sendJob(mailJob.name, { sealed: seal('mail', JSON.stringify({ ...mail, messageId })) }, tx)
}

/** Proves, when a message comes back, that it was sent to this address: bounces are easily forged. */
function signatureOf(id: string, to: string): string {
  return fingerprint('message id', `${id} ${to}`).slice(0, 22)
}

type Recipients = {
  /** Whether a recipient does not get a message, not even one that is already waiting. */
  isExcluded: (mail: Mail) => Promise<boolean>
  noteBounce: (to: EmailAddress, reason: string) => Promise<void>
}

let recipients: Recipients = { isExcluded: async () => false, noteBounce: async () => {} }

export function useRecipients(of: Recipients): void {
  recipients = of
}

/** Records that an address does not exist, if a message of ours came back from it. */
export async function noteBounce({ to, messageId, reason }: Bounce): Promise<void> {
  const [id = '', signature = ''] = messageId.replace(/^<|@[^@]*$/g, '').split('.')
  const address = readEmailAddress(to)
  if (!address || !isHardBounce(reason) || signature !== signatureOf(id, address)) return
  await recipients.noteBounce(address, reason)
}

/** Whether nobody waits for this message, and its recipient can unsubscribe: a newsletter, digest or alert. */
export function isBulk({ headers }: Mail): boolean {
  return headers?.['List-Unsubscribe'] !== undefined
}

export async function prepareMail(): Promise<void> {
  await prepareQueue(mailJob.name)
}

/** Whether emails are really sent; without a mail server they go to the outbox. */
export function isMailConfigured(): boolean {
  return chosenSetting('SMTP_URL') !== undefined
}

export function outboxFolder(): string {
  return path.join(env().DATA_DIR, 'outbox')
}

async function deliver(mail: Mail): Promise<void> {
  try {
    await send(mail, { connection: 20_000, socket: 60_000 })
  } catch (error) {
    if (!isPermanentRefusal(error as NodemailerError)) throw error
    log.error({ err: error }, 'the mail server permanently rejected a message')
    const { command, response = '' } = error as NodemailerError
    if (command === 'RCPT TO' && isHardBounce(response)) await recipients.noteBounce(mail.to, response)
  }
}

/** Sends without a job. @throws the error of the mail server, after at most ten seconds without a reply from it */
export function sendNow(mail: Mail): Promise<void> {
  return send(mail, { connection: 10_000, socket: 10_000 })
}

async function send(mail: Mail, timeouts: { connection: number; socket: number }): Promise<void> {
  const message = {
    ...mail,
    // The inbox recognizes the site's own messages by it, and refuses them.
    headers: { ...mail.headers, 'X-Mailshelf': new URL(siteUrl()).hostname },
    from: setting('MAIL_FROM'),
    // An address object, because a comma in a string would make two recipients.
    to: { name: '', address: mail.to },
  }
  const url = chosenSetting('SMTP_URL')
  if (!url) return writeToOutbox(message)
  await createTransport({
    url,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.socket,
    socketTimeout: timeouts.socket,
  }).sendMail(message)
}

/** Whether the server refuses this message for good; a 5xx about greeting, sign-in or sender can be corrected. */
function isPermanentRefusal({ responseCode = 0, command = '' }: NodemailerError): boolean {
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
}

async function writeToOutbox(message: SendMailOptions): Promise<void> {
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  await mkdir(outboxFolder(), { recursive: true, mode: 0o700 })
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${built.messageId.replace(/[^\w]/g, '').slice(0, 12)}.eml`
  const file = path.join(outboxFolder(), name)
  // Written to a temporary file, so that a reader never sees half a message.
  await writeFile(`${file}.part`, built.message as Buffer, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
