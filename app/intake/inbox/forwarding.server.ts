/** Forward to save: each user may have one secret address; what is forwarded there is saved in their collection. */
import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { asPerson } from '#app/accounts/policy.ts'
import { saveEmail } from '#app/collections/save-commands.server.ts'
import { NOTE_MAX } from '#app/collections/limits.ts'
import { db } from '#app/platform/db/client.server.ts'
import { collections, inboxAddresses, inboxSources } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import type { ForwardingInput } from './forwarding-schema.ts'

export type ForwardAddress = Pick<typeof inboxAddresses.$inferSelect, 'address' | 'collectionId'>

const isOwn = (actor: Person) => eq(inboxAddresses.userId, actor.id)

/** `isPossible`: the owner allows it, and there is a mail server or a mailbox that receives it. */
export async function readForwarding(actor: Person) {
  const { address: text, collectionId } = inboxAddresses
  const [[address], pattern] = await Promise.all([
    db().select({ address: text, collectionId }).from(inboxAddresses).where(isOwn(actor)),
    addressPattern(),
  ])
  return { isPossible: pattern !== null, address: (pattern && address) ?? null }
}

export function listForwardCollections(actor: Person) {
  return db()
    .select({ id: collections.id, name: collections.name })
    .from(collections)
    .where(
      and(eq(collections.userId, actor.id), eq(collections.type, 'emails'), isNull(collections.deletedAt)),
    )
    .orderBy(asc(collections.name), asc(collections.id))
}

/** Gives the user an address, or replaces it; false where none can be received. */
export async function changeForwarding({ actor, input }: { actor: Person; input: ForwardingInput }) {
  const { intent, collection } = input
  if (intent === 'off') {
    await db().delete(inboxAddresses).where(isOwn(actor))
    log.info({ userId: actor.id }, 'a user turned off their address for forwarding')
    return true
  }
  const newAddress = await addressPattern()
  if (!newAddress) return false
  const chosen = (await listForwardCollections(actor)).find(({ id }) => id === collection)
  const collectionId = chosen?.id ?? null
  const address = newAddress(randomBytes(10).toString('hex'))
  await db()
    .insert(inboxAddresses)
    .values({ address, userId: actor.id, collectionId })
    .onConflictDoUpdate({
      target: inboxAddresses.userId,
      set: intent === 'replace' ? { address } : { collectionId },
    })
  return true
}

/** How addresses look here: at the domain of the inbox, or as `+tags` of the first mailbox that is read. */
async function addressPattern(): Promise<((secret: string) => string) | null> {
  const { FORWARD_TO_SAVE, INBOX_DOMAIN } = env()
  if (FORWARD_TO_SAVE === 'off') return null
  if (INBOX_DOMAIN) return (secret) => `save-${secret}@${INBOX_DOMAIN}`
  const [mailbox] = await db()
    .select({ username: inboxSources.username })
    .from(inboxSources)
    .where(and(eq(inboxSources.kind, 'imap'), inboxSources.enabled, isNotNull(inboxSources.username)))
    .orderBy(asc(inboxSources.createdAt))
    .limit(1)
  const [local, domain] = mailbox?.username?.toLowerCase().split('@') ?? []
  return local && domain ? (secret) => `${local.split('+')[0]!}+save-${secret}@${domain}` : null
}

type Forwarded = {
  address: Pick<typeof inboxAddresses.$inferSelect, 'userId' | 'collectionId'> | null
  emailId: string | null | undefined
  note?: string
}

/** Saves what a user forwarded, with what they wrote above it; a draft appears in the collection once it is public. */
export async function saveForwarded({ address, emailId, note = '' }: Forwarded): Promise<void> {
  const { userId, collectionId } = address ?? {}
  if (!userId || !collectionId || !emailId) return
  const saved = await saveEmail({
    actor: asPerson({ id: userId }),
    emailId,
    collectionId,
    note: note.slice(0, NOTE_MAX).toWellFormed() || null,
    mayWait: true,
  })
  if (!saved.ok) log.info({ userId, emailId }, 'a forwarded email could not be saved in its collection')
}
