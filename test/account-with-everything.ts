import { db } from '#app/platform/db/client.server.ts'
import {
  collectionBrands,
  collectionEmails,
  collectionInvitations,
  collectionLinks,
  collections,
  collectionSections,
  collectionShares,
  smartCollections,
  smartFeeds,
  smartWebhooks,
  submissions,
  subscribers,
} from '#app/platform/db/schema.ts'
import { findSession } from '#app/accounts/sessions/sessions.server.ts'
import { storeFile } from '#app/platform/lib/storage.server.ts'
import { address } from './address.ts'
import { createEmail } from './factories.ts'
import { createUser, signedIn } from './signed-in.ts'

/** A user with some of every kind of data. */
export async function accountWithEverything(email: string) {
  const user = await createUser({ email, password: 'reading-lamp-9' })
  const saved = await createEmail({ subjectLine: `Saved by ${email}` })
  const [inspiration] = await db()
    .insert(collections)
    .values({ userId: user.id, name: `Shelf of ${email}`, slug: 'shelf', type: 'emails' })
    .returning()
  const [followed] = await db()
    .insert(collections)
    .values({ userId: user.id, name: 'Your saved brands', slug: 'brands', type: 'brands' })
    .returning()
  await db()
    .insert(collectionEmails)
    .values({
      collectionId: inspiration!.id,
      userId: user.id,
      emailId: saved.id,
      note: `Why ${email} saved it`,
      tags: [`tag of ${email}`],
    })
  await db()
    .insert(collectionSections)
    .values({ collectionId: inspiration!.id, title: `Heading of ${email}`, position: 0 })
  await db()
    .insert(collectionShares)
    .values({ collectionId: inspiration!.id, title: `Shared by ${email}` })
  await db()
    .insert(collectionLinks)
    .values({ collectionId: inspiration!.id, secretHash: `hash of ${email}`, label: `Link of ${email}` })
  await db()
    .insert(collectionInvitations)
    .values({
      collectionId: inspiration!.id,
      secretHash: `invitation of ${email}`,
      email: address(`friend-of-${email}`),
      mayAdd: true,
      expiresAt: new Date(),
    })
  await db()
    .insert(collectionBrands)
    .values({ collectionId: followed!.id, userId: user.id, brandId: saved.brandId })
  const [smart] = await db()
    .insert(smartCollections)
    .values({ userId: user.id, name: `Search of ${email}`, filter: 'q=sale' })
    .returning()
  const smartCollectionId = smart!.id
  await db()
    .insert(smartFeeds)
    .values({ smartCollectionId, secretHash: `feed of ${email}` })
  const sealedSecret = `signing secret of ${email}`
  await db()
    .insert(smartWebhooks)
    .values({ smartCollectionId, url: `https://hooks.test/of-${email}`, sealedSecret, sentUntil: 0 })
  const originalKey = await storeFile('private', Buffer.from(`Subject: sent in by ${email}\n\nHello`), 'eml')
  await db().insert(submissions).values({ userId: user.id, originalKey, kind: 'eml' })
  await db()
    .insert(subscribers)
    .values({ email: address(email) })
  const { meta } = await signedIn(user)
  return { user, meta, session: (await findSession(meta)).session! }
}
