import { eq, or } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { inboxAddresses, inboxRules, inboxTokens } from '#app/platform/db/schema.ts'
import { defineAccountPart, jsonFile } from '#app/platform/exports/account-parts.server.ts'

defineAccountPart('inbox', ({ id }) => [
  jsonFile('inbox-addresses', addressesOf(id)),
  jsonFile('inbox-tokens', tokensOf(id)),
  jsonFile('inbox-rules', rulesOf(id)),
])

function addressesOf(userId: string) {
  const { address, createdAt, createdBy, userId: ofUser } = inboxAddresses
  return db()
    .select({ address, createdAt })
    .from(inboxAddresses)
    .where(or(eq(createdBy, userId), eq(ofUser, userId)))
}

function tokensOf(userId: string) {
  const { name, createdAt, createdBy } = inboxTokens
  return db().select({ name, createdAt }).from(inboxTokens).where(eq(createdBy, userId))
}

function rulesOf(userId: string) {
  const { conditions, outcome, createdAt, createdBy } = inboxRules
  return db().select({ conditions, outcome, createdAt }).from(inboxRules).where(eq(createdBy, userId))
}
