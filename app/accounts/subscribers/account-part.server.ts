import { sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { contactMessages, subscribers } from '#app/platform/db/schema.ts'
import { type AccountOwner, defineAccountPart, jsonFile } from '#app/platform/exports/account-parts.server.ts'

defineAccountPart('subscribers', (owner) => [
  jsonFile('newsletter', owner.emailVerified ? newsletterOf(owner) : []),
  jsonFile('messages', owner.emailVerified ? messagesOf(owner) : []),
])

function newsletterOf({ email }: AccountOwner) {
  return db()
    .select({ email: subscribers.email, status: subscribers.status, since: subscribers.createdAt })
    .from(subscribers)
    .where(sql`lower(${subscribers.email}) = ${email}`)
}

function messagesOf({ email }: AccountOwner) {
  const { name, topic, message, createdAt } = contactMessages
  return db()
    .select({ name, topic, message, sentAt: createdAt })
    .from(contactMessages)
    .where(sql`lower(${contactMessages.email}) = ${email}`)
}
