/** Exports everything stored about a user as one archive. */
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import { Readable } from 'node:stream'
import { db } from '#app/db/client.server.ts'
import {
  accountEvents,
  accounts,
  blogPosts,
  brands,
  changes,
  collectionBrands,
  collectionEmails,
  collectionExports,
  collectionInvitations,
  collectionLinks,
  collectionMembers,
  collectionOrigins,
  collections,
  collectionSections,
  collectionShares,
  contactMessages,
  emails,
  homeVisits,
  inboxAddresses,
  inboxRules,
  inboxTokens,
  reports,
  sessions,
  smartCollections,
  smartFeeds,
  smartWebhooks,
  submissions,
  subscribers,
  uploads,
  users,
} from '#app/db/schema.ts'
import { siteUrl } from '#app/lib/site-url.server.ts'
import { storage } from '#app/lib/storage.server.ts'
import { addEntry } from '#app/lib/zip-entry.server.ts'
import { site } from '#app/site-config.ts'
import { describeChange } from '#app/features/audit/copy.ts'
import { describeEvent } from './account-event-copy.ts'
import { recordEvent } from './account-events.server.ts'
import type { Limited, NotFresh } from './outcomes.ts'
import { refuseUnlessFresh } from './reauthentication.server.ts'
import type { RequestMeta } from './request-meta.ts'
import type { Session } from './sessions.server.ts'

/**
 * An archive of all database rows and files of a user, as readable JSON. Each part is read when the one before has been
 * sent, so that no more than one of them is in memory.
 */
export async function exportMyData(given: {
  session: Session
  meta: RequestMeta
}): Promise<{ ok: true; fileName: string; zip: Readable } | NotFresh | Limited> {
  const refused = await refuseUnlessFresh(given.session)
  if (refused) return refused
  await recordEvent('data-exported', given.session.viewer.id, given.meta)
  const archive = new ZipFile()
  const zip = Readable.from(archive.outputStream)
  archive.on('error', (error) => zip.destroy(error as Error))
  fill(archive, given.session).catch((error: unknown) => zip.destroy(error as Error))
  const day = new Date().toISOString().slice(0, 10)
  return { ok: true, fileName: `${site.name.toLowerCase()}-${day}.zip`, zip }
}

type Rows = AsyncIterable<unknown> | Promise<unknown>

const PARTS: Record<string, (session: Session) => Rows> = {
  account: ({ viewer }) => accountOf(viewer.id),
  'ways-to-sign-in': ({ viewer }) => signInMethodsOf(viewer.id),
  sessions: ({ viewer }) => sessionsOf(viewer.id),
  'home-visits': ({ viewer }) => homeVisitsOf(viewer.id),
  activity: ({ viewer }) => activityOf(viewer.id),
  collections: ({ viewer }) => collectionsOf(viewer.id),
  'smart-collections': ({ viewer }) => smartCollectionsOf(viewer.id),
  'collection-files': ({ viewer }) => collectionFilesOf(viewer.id),
  'shared-with-you': ({ viewer }) => sharedWith(viewer.id),
  submissions: ({ viewer }) => submissionsOf(viewer.id),
  newsletter: newsletterOf,
  messages: messagesOf,
  reports: reportsOf,
  'blog-posts': ({ viewer }) => postsOf(viewer.id),
  inbox: ({ viewer }) => inboxOf(viewer.id),
  uploads: ({ viewer }) => uploadsOf(viewer.id),
  'changes-to-the-gallery': ({ viewer }) => changesBy(viewer.id),
}

async function fill(archive: ZipFile, session: Session): Promise<void> {
  archive.addBuffer(Buffer.from(readme(Object.keys(PARTS))), 'README.txt')
  for (const [name, read] of Object.entries(PARTS)) {
    await addEntry(archive, `${name}.json`, async () => Readable.from(jsonOf(read(session))))
  }
  for (const { id, kind, originalKey } of await submissionsOf(session.viewer.id)) {
    if (!(await storage().exists(originalKey))) continue
    // Not as a stream: that of a client which disconnects would stay open.
    const read = async () => Readable.from([Buffer.from(await storage().getBytes(originalKey))])
    await addEntry(archive, `submissions/${id}.${kind}`, read)
  }
  archive.end()
}

/** Row by row: one text of them all would block the server. */
async function* jsonOf(given: Rows): AsyncGenerator<string> {
  const rows = Symbol.asyncIterator in given ? given : await given
  if (!(rows instanceof Object) || !(Symbol.asyncIterator in rows || Array.isArray(rows))) {
    yield `${JSON.stringify(rows, null, 2)}\n`
    return
  }
  let before = '[\n'
  for await (const row of rows as AsyncIterable<unknown>) {
    yield `${before}${JSON.stringify(row, null, 2)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function accountOf(userId: string) {
  const [user] = await db().select().from(users).where(eq(users.id, userId))
  return user
}

/** The password hash is left out: it is of no use to anybody but an attacker. */
function signInMethodsOf(userId: string) {
  return db()
    .select({
      way: sql<string>`case ${accounts.providerId} when 'credential' then 'password' else ${accounts.providerId} end`,
      theirId: accounts.accountId,
      since: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, userId))
}

function sessionsOf(userId: string) {
  return db()
    .select({
      browser: sessions.userAgent,
      address: sessions.ipAddress,
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
      endsAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
}

function homeVisitsOf(userId: string) {
  return db()
    .select({ lastAt: homeVisits.startedAt, beforeAt: homeVisits.previousAt })
    .from(homeVisits)
    .where(eq(homeVisits.userId, userId))
}

async function activityOf(userId: string) {
  const rows = await db()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.createdAt))
  return rows.map(({ kind, detail, ipAddress, userAgent, createdAt }) => ({
    what: describeEvent(kind),
    at: createdAt,
    address: ipAddress,
    browser: userAgent,
    ...detail,
  }))
}

/** The emails of one collection are read at a time. */
async function* collectionsOf(userId: string) {
  const isMine = and(eq(collections.userId, userId), isNull(collections.deletedAt))
  const mine = await db().select().from(collections).where(isMine)
  const shares = await db()
    .select({
      collectionId: collectionShares.collectionId,
      title: collectionShares.title,
      introduction: collectionShares.introduction,
      displayName: collectionShares.displayName,
      showsNotes: collectionShares.showsNotes,
      slug: collectionShares.slug,
      publishedAt: collectionShares.publishedAt,
    })
    .from(collectionShares)
    .innerJoin(collections, eq(collections.id, collectionShares.collectionId))
    .where(isMine)
  const links = await db()
    .select({
      collectionId: collectionLinks.collectionId,
      label: collectionLinks.label,
      createdAt: collectionLinks.createdAt,
      endsAt: collectionLinks.endsAt,
      revokedAt: collectionLinks.revokedAt,
    })
    .from(collectionLinks)
    .innerJoin(collections, eq(collections.id, collectionLinks.collectionId))
    .where(isMine)
  const savedBrands = await db()
    .select({
      collectionId: collectionBrands.collectionId,
      brand: brands.name,
      address: sql<string>`${siteUrl()} || '/brand/' || ${brands.slug}`,
      savedAt: collectionBrands.createdAt,
    })
    .from(collectionBrands)
    .innerJoin(brands, eq(brands.id, collectionBrands.brandId))
    .where(eq(collectionBrands.userId, userId))
  const invitations = await db()
    .select({
      collectionId: collectionInvitations.collectionId,
      email: collectionInvitations.email,
      mayAdd: collectionInvitations.mayAdd,
      expiresAt: collectionInvitations.expiresAt,
    })
    .from(collectionInvitations)
    .innerJoin(collections, eq(collections.id, collectionInvitations.collectionId))
    .where(isMine)
  const sections = await db()
    .select({
      collectionId: collectionSections.collectionId,
      title: collectionSections.title,
      position: collectionSections.position,
    })
    .from(collectionSections)
    .innerJoin(collections, eq(collections.id, collectionSections.collectionId))
    .where(isMine)
    .orderBy(collectionSections.position)
  const covers = await db()
    .select({
      collectionId: collections.id,
      address: sql<string>`${siteUrl()} || '/email/' || ${emails.slug}`,
    })
    .from(collections)
    .innerJoin(emails, eq(emails.id, collections.coverEmailId))
    .where(isMine)
  const origins = await db()
    .select({ collectionId: collectionOrigins.collectionId, title: collectionShares.title })
    .from(collectionOrigins)
    .innerJoin(collections, eq(collections.id, collectionOrigins.collectionId))
    .innerJoin(collectionShares, eq(collectionShares.collectionId, collectionOrigins.originId))
    .where(and(isMine, isNotNull(collectionShares.publishedAt), isNull(collectionShares.withheldAt)))
  const originsOf = byCollection(origins)
  const sectionsOf = byCollection(sections)
  const coversOf = byCollection(covers)
  const brandsOf = byCollection(savedBrands)
  const sharesOf = byCollection(shares)
  const linksOf = byCollection(links)
  const invitationsOf = byCollection(invitations)
  for (const { id, name, slug, type, description, createdAt } of mine) {
    yield {
      name,
      slug,
      type,
      description,
      createdAt,
      copiedFrom: originsOf(id)[0]?.title ?? null,
      emails: await emailsIn(id),
      sections: sectionsOf(id),
      cover: coversOf(id)[0]?.address ?? null,
      brands: brandsOf(id),
      shared: sharesOf(id)[0] ?? null,
      secretLinks: linksOf(id),
      invitations: invitationsOf(id),
    }
  }
}

function emailsIn(collectionId: string) {
  return db()
    .select({
      subject: emails.subjectLine,
      brand: brands.name,
      address: sql<string>`${siteUrl()} || '/email/' || ${emails.slug}`,
      savedAt: collectionEmails.createdAt,
      position: collectionEmails.position,
      note: collectionEmails.note,
      tags: collectionEmails.tags,
    })
    .from(collectionEmails)
    .innerJoin(emails, eq(emails.id, collectionEmails.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(eq(collectionEmails.collectionId, collectionId))
}

async function smartCollectionsOf(userId: string) {
  const { id, name, filter, inDigest, lookedAt, createdAt } = smartCollections
  const isMine = eq(smartCollections.userId, userId)
  const [mine, feeds, webhooks] = await Promise.all([
    db().select({ id, name, filter, inDigest, lookedAt, createdAt }).from(smartCollections).where(isMine),
    db()
      .select({ collectionId: id, createdAt: smartFeeds.createdAt, revokedAt: smartFeeds.revokedAt })
      .from(smartFeeds)
      .innerJoin(smartCollections, eq(id, smartFeeds.smartCollectionId))
      .where(isMine),
    db()
      .select({ collectionId: id, url: smartWebhooks.url, createdAt: smartWebhooks.createdAt })
      .from(smartWebhooks)
      .innerJoin(smartCollections, eq(id, smartWebhooks.smartCollectionId))
      .where(isMine),
  ])
  const feedsOf = byCollection(feeds)
  const webhooksOf = byCollection(webhooks)
  return mine.map(({ id: smartId, ...smart }) => ({
    ...smart,
    feeds: feedsOf(smartId),
    webhooks: webhooksOf(smartId),
  }))
}

/** The file of a collection that was made last; it can be downloaded for a day. */
function collectionFilesOf(userId: string) {
  const { format, state, createdAt, endsAt } = collectionExports
  return db()
    .select({ collection: collections.name, format, state, createdAt, endsAt })
    .from(collectionExports)
    .innerJoin(collections, eq(collections.id, collectionExports.collectionId))
    .where(eq(collectionExports.userId, userId))
}

/** Collections of others that this user is a member of, with what they added. */
async function sharedWith(userId: string) {
  const memberships = await db()
    .select({
      collectionId: collectionMembers.collectionId,
      title: collectionShares.title,
      mayAdd: collectionMembers.mayAdd,
      since: collectionMembers.createdAt,
    })
    .from(collectionMembers)
    .innerJoin(collectionShares, eq(collectionShares.collectionId, collectionMembers.collectionId))
    .where(eq(collectionMembers.userId, userId))
  const added = await db()
    .select({
      collectionId: collectionEmails.collectionId,
      subject: emails.subjectLine,
      note: collectionEmails.note,
      addedAt: collectionEmails.createdAt,
    })
    .from(collectionEmails)
    .innerJoin(emails, eq(emails.id, collectionEmails.emailId))
    .where(eq(collectionEmails.addedBy, userId))
  const addedTo = byCollection(added)
  return memberships.map(({ collectionId, ...membership }) => ({
    ...membership,
    added: addedTo(collectionId),
  }))
}

/** Rows of each collection. Grouped once: searching all of them for each of many collections would block the server. */
export function byCollection<T extends { collectionId: string }>(saved: T[]) {
  const rows = saved.map(({ collectionId, ...save }) => ({ collectionId, save }))
  const groups = Map.groupBy(rows, ({ collectionId }) => collectionId)
  return (id: string) => (groups.get(id) ?? []).map(({ save }) => save)
}

function submissionsOf(userId: string) {
  return db().select().from(submissions).where(eq(submissions.userId, userId))
}

/** Only for a verified address: anybody may have entered an unverified one. */
async function newsletterOf({ viewer }: Session) {
  if (!viewer.emailVerified) return []
  return db()
    .select({ email: subscribers.email, status: subscribers.status, since: subscribers.createdAt })
    .from(subscribers)
    .where(sql`lower(${subscribers.email}) = ${viewer.email}`)
}

/** Contact messages, also only for a verified address. */
async function messagesOf({ viewer }: Session) {
  if (!viewer.emailVerified) return []
  const { name, topic, message, createdAt } = contactMessages
  return db()
    .select({ name, topic, message, sentAt: createdAt })
    .from(contactMessages)
    .where(sql`lower(${contactMessages.email}) = ${viewer.email}`)
}

/** Reports of emails and brands, also only for a verified address. */
async function reportsOf({ viewer }: Session) {
  if (!viewer.emailVerified) return []
  const { kind, about, name, message, outcome, createdAt } = reports
  return db()
    .select({ kind, about, name, message, outcome, sentAt: createdAt })
    .from(reports)
    .where(sql`lower(${reports.email}) = ${viewer.email}`)
}

function postsOf(userId: string) {
  return db()
    .select({
      title: blogPosts.title,
      slug: blogPosts.slug,
      status: blogPosts.status,
      createdAt: blogPosts.createdAt,
    })
    .from(blogPosts)
    .where(eq(blogPosts.createdBy, userId))
}

/** What an administrator made for the emails that come in. */
async function inboxOf(userId: string) {
  const [addresses, tokens, rules] = await Promise.all([
    db()
      .select({ address: inboxAddresses.address, createdAt: inboxAddresses.createdAt })
      .from(inboxAddresses)
      .where(eq(inboxAddresses.createdBy, userId)),
    db()
      .select({ name: inboxTokens.name, createdAt: inboxTokens.createdAt })
      .from(inboxTokens)
      .where(eq(inboxTokens.createdBy, userId)),
    db()
      .select({
        conditions: inboxRules.conditions,
        outcome: inboxRules.outcome,
        createdAt: inboxRules.createdAt,
      })
      .from(inboxRules)
      .where(eq(inboxRules.createdBy, userId)),
  ])
  return { addresses, tokens, rules }
}

/** What somebody with a role changed in the gallery. */
async function changesBy(userId: string) {
  const rows = await db()
    .select({ kind: changes.kind, label: changes.label, count: changes.count, at: changes.createdAt })
    .from(changes)
    .where(eq(changes.actorId, userId))
    .orderBy(desc(changes.createdAt))
  return rows.map(({ kind, ...row }) => ({ what: describeChange(kind), ...row }))
}

/** Names of files, until an upload is a day old. */
function uploadsOf(userId: string) {
  const { files, bytes, state, createdAt } = uploads
  return db().select({ files, bytes, state, createdAt }).from(uploads).where(eq(uploads.userId, userId))
}

function readme(parts: string[]): string {
  return `Everything ${site.name} keeps about you, as of ${new Date().toISOString()}.

${parts.map((name) => `${name}.json`).join('\n')}
submissions/      the emails you sent in; pasted HTML is stored as a message

Your password is not here: only a hash of it is kept, and that is of no use to you.
Questions: ${site.mailboxes.privacy}
`
}
