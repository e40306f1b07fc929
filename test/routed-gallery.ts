/** Every route of the product, and a gallery that has something at each of them. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { createLink, publish } from '#app/collections/sharing/share-commands.server.ts'
import { newLink, shareDetails } from '#app/collections/sharing/share-schema.ts'
import { db } from '#app/platform/db/client.server.ts'
import { blogPosts, collectionEmails, collections } from '#app/platform/db/schema.ts'
import routes from '#app/routes.ts'
import { createBrand, createCategory, createEmail } from './factories.ts'
import { signedIn } from './signed-in.ts'

/** Of everything that the routes name by an id. Collections and saves belong to somebody who does not ask. */
export const ROUTE_ID = '00000000-0000-4000-8000-000000000001'
/** What stands in place of a slug, by the part of the path before it. */
const SLUGS: Record<string, string> = {
  email: 'spring-sale',
  report: 'spring-sale',
  brand: 'fernhill',
  category: 'garden',
  seasonal: 'easter',
  'email-type': 'welcome',
  collection: 'kept',
  blog: 'subject-lines',
}

/** A gallery in which every route finds something. Returns the secret of a collection's link. */
export async function createRoutedGallery(): Promise<string> {
  const garden = await createCategory({ id: ROUTE_ID, slug: SLUGS['category'], type: 'vertical' })
  const easter = await createCategory({ slug: SLUGS['seasonal'], type: 'occasion' })
  const welcome = await createCategory({ slug: SLUGS['email-type'], type: 'email_type' })
  const brand = await createBrand({ id: ROUTE_ID, slug: SLUGS['brand'], categories: [garden] })
  await createEmail({ id: ROUTE_ID, slug: SLUGS['email'], brand, categories: [welcome, easter] })
  const { viewer: actor } = await signedIn()
  const userId = actor.id
  await db().insert(blogPosts).values({
    id: ROUTE_ID,
    slug: SLUGS['blog']!,
    title: 'Subject lines',
    excerpt: 'Short ones',
    body: '<p>Short ones</p>',
    category: 'Design',
    imageAltText: 'An envelope',
    status: 'published',
    publishedAt: new Date(),
    createdBy: userId,
  })
  await db().insert(collections).values({ id: ROUTE_ID, userId, name: 'Kept', slug: 'kept', type: 'emails' })
  await db().insert(collectionEmails).values({ userId, collectionId: ROUTE_ID, emailId: ROUTE_ID })
  await publish({ actor, id: ROUTE_ID, input: shareDetails.parse({ title: 'Kept' }) })
  const link = await createLink({ actor, id: ROUTE_ID, input: newLink.parse({}) })
  return link.ok ? link.secret : ''
}

/** The paths of all routes, such as `/brand/:brandSlug`. */
export function routePaths(): string[] {
  return [...new Set(pathsOf(routes))]
}

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path: own, index, children = [] }) => {
    const here = own === undefined ? above : `${above}/${own}`
    return [...(index || own !== undefined ? [here || '/'] : []), ...pathsOf(children, here)]
  })
}

/** A URL of a route: of something that exists, where `createRoutedGallery` made it. */
export function urlOfRoute(route: string, secret: string): string {
  return route
    .replaceAll(/(?<=\/([\w-]+)\/):\w*slug\b\??/gi, (_, kind: string) => SLUGS[kind] ?? '')
    .replace(/\/(?::(?:month|section)\?)?$/, '')
    .replace('/shared/:secret', `/shared/${secret}`)
    .replaceAll(/:(?:id|emailId|brandId)\b\??/g, ROUTE_ID)
    .replaceAll(/\*|:\w+/g, 'nothing')
}
