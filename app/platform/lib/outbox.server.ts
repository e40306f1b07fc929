import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { outboxFolder } from './mail.server.ts'

export type OutboxMail = { name: string; to: string; subject: string; html: string; text: string }

const SHOWN = 50

export async function listOutbox(): Promise<OutboxMail[]> {
  const newest = (await names())
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .slice(0, SHOWN)
  return Promise.all(newest.map(parse))
}

/** One message of the outbox; null for a name that is not a file in it. */
export async function readOutboxMail(name: string): Promise<OutboxMail | null> {
  return (await names()).includes(name) ? parse(name) : null
}

export async function deleteOutboxMail(isOne: (bytes: Uint8Array) => Promise<boolean>): Promise<void> {
  for (const name of await names()) {
    const file = path.join(outboxFolder(), name)
    if (await isOne(await readFile(file))) await rm(file, { force: true })
  }
}

async function names(): Promise<string[]> {
  try {
    return await readdir(outboxFolder())
  } catch {
    return []
  }
}

async function parse(name: string): Promise<OutboxMail> {
  const mail = await PostalMime.parse(await readFile(path.join(outboxFolder(), name)))
  return {
    name,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
  }
}
