/** The data in the gallery under attack, with marker words that show where it leaks. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db, openedDatabase } from '#app/platform/db/client.server.ts'
import {
  blogPosts,
  brands,
  collectionBrands,
  collectionEmails,
  collections,
  contactMessages,
  emails,
  subscribers,
} from '#app/platform/db/schema.ts'
import { storeFile } from '#app/platform/lib/storage.server.ts'
import { address } from '#test/address.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import { TRIPWIRE } from './attack-values.ts'

export type AttackFixtures = {
  /** By entity. Attackers know all of them: an id must not be a key. */
  ids: Record<string, string>
  slugs: Record<'email' | 'brand' | 'post' | 'draftEmail' | 'draftBrand' | 'draftPost', string>
  /** The token of another person's newsletter links, known to one attacker. */
  token: string
  /** By who may read them: nobody, only the victim, people with a role. */
  secrets: Record<'nobody' | 'victim' | 'owner', string[]>
  cookies: Record<'victim' | 'keeper', string>
  /** Users who never attack. */
  guarded: string[]
}

/** Also for what must not be logged. */
export const PASSWORD = 'reading-lamp-9-secret'

export async function createFixtures(): Promise<AttackFixtures> {
  await openedDatabase().executeSql(`create sequence ${TRIPWIRE}`)
  const secrets: AttackFixtures['secrets'] = { nobody: [], victim: [], owner: [] }
  function secret(holder: keyof typeof secrets) {
    const word = `canary${randomUUID().replaceAll('-', '')}`
    secrets[holder].push(word)
    return word
  }

  // Of a file that lies beside the public ones.
  secret('nobody')
  const person = await createUser({
    name: secret('victim'),
    email: `${secret('victim')}@home.example`,
    password: PASSWORD,
  })
  const victim = await signedIn(person)
  const keeper = await signedIn({
    name: secret('owner'),
    email: `${secret('owner')}@house.example`,
    role: 'admin',
  })
  const userId = victim.viewer.id
  const [published] = await db()
    .select({ id: emails.id, slug: emails.slug, brandId: brands.id, brandSlug: brands.slug })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .limit(1)
  const [kept, followed] = await db()
    .insert(collections)
    .values([
      { userId, name: secret('victim'), description: secret('victim'), slug: 'kept', type: 'emails' },
      { userId, name: 'Brands', slug: 'brands', type: 'brands' },
    ])
    .returning()
  const [save] = await db()
    .insert(collectionEmails)
    .values({ userId, collectionId: kept!.id, emailId: published!.id })
    .returning()
  await db()
    .insert(collectionBrands)
    .values({ userId, collectionId: followed!.id, brandId: published!.brandId })

  const draftBrand = await createBrand({ name: secret('owner'), slug: 'draft-brand', status: 'draft' })
  const page = Buffer.from(`<p>${secret('owner')}</p>`)
  const unread = { htmlKey: await storeFile('private', page, 'html'), bodyText: secret('owner') }
  const originalKey = await storeFile('private', Buffer.from(secret('owner')), 'eml')
  const draftEmail = await createEmail({
    slug: 'draft-email',
    brandId: published!.brandId,
    subjectLine: secret('owner'),
    status: 'draft',
    originalKey,
    ...unread,
  })
  const draftBrandsEmail = await createEmail({
    slug: 'early-email',
    brand: draftBrand,
    subjectLine: secret('owner'),
    ...unread,
  })

  const post = { excerpt: 'x', imageAltText: 'x', category: 'Design', createdBy: keeper.viewer.id }
  const [draftPost, publicPost] = await db()
    .insert(blogPosts)
    .values([
      { ...post, title: secret('owner'), slug: 'draft-post', body: secret('owner') },
      {
        ...post,
        title: 'Open',
        slug: 'open-post',
        body: '<p>Open</p>',
        status: 'published',
        publishedAt: new Date(),
      },
    ])
    .returning()
  const [subscriber] = await db()
    .insert(subscribers)
    .values({
      email: address(`${secret('owner')}@reader.example`),
      status: 'confirmed',
      confirmedAt: new Date(),
    })
    .returning()
  const [message] = await db()
    .insert(contactMessages)
    .values({
      name: secret('owner'),
      email: address(`${secret('owner')}@writer.example`),
      topic: 'Privacy',
      message: secret('owner'),
    })
    .returning()

  // Keys rather than words: they are never displayed.
  for (const { cookie } of [victim, keeper]) secrets.nobody.push(sessionToken(cookie))
  return {
    ids: {
      collection: kept!.id,
      followed: followed!.id,
      save: save!.id,
      email: published!.id,
      brand: published!.brandId,
      draftEmail: draftEmail.id,
      draftBrandsEmail: draftBrandsEmail.id,
      draftBrand: draftBrand.id,
      draftPost: draftPost!.id,
      post: publicPost!.id,
      session: victim.sessionId,
      keepersSession: keeper.sessionId,
      user: userId,
      keeper: keeper.viewer.id,
      subscriber: subscriber!.id,
      message: message!.id,
    },
    slugs: {
      email: published!.slug,
      brand: published!.brandSlug,
      post: 'open-post',
      draftEmail: 'draft-email',
      draftBrand: 'draft-brand',
      draftPost: 'draft-post',
    },
    token: subscriber!.token,
    secrets,
    cookies: { victim: victim.cookie, keeper: keeper.cookie },
    guarded: [userId, keeper.viewer.id],
  }
}

/** The token in a cookie; empty if there is none. */
export function sessionToken(cookie: string): string {
  return /session_token=([^;.]+)/.exec(decodeURIComponent(cookie))?.[1] ?? ''
}
