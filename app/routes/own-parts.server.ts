/**
 * The pages that signed-in users get from the cache, by route, with what each shows of the person beside the header.
 * Every other page is rendered for the person who asks. A page named here must read nothing of a person except by its
 * part: it is rendered without their cookies, for a session of nobody.
 */
import { asEditor } from '#app/features/accounts/policy.ts'
import { getBrand } from '#app/features/brands/queries.server.ts'
import { homeNews } from '#app/features/collections/following.server.ts'
import { followsBrand } from '#app/features/collections/queries.server.ts'
import { getEmailPage } from '#app/features/gallery/queries.server.ts'
import { collectingOf } from '#app/features/ingest/collect-pictures.server.ts'
import { type OwnPart, ownPart } from '#app/http/own-part.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'

/** What came in since the last visit. */
export const newsPart = ownPart({
  subject: async () => null,
  load: (viewer) => settleOrNull(homeNews(viewer), 'what is new for a user'),
})

/** Whether this user follows the brand. */
export const followingPart = ownPart({
  subject: async ({ brandSlug }) => (await getBrand(brandSlug!))?.id,
  load: followsBrand,
})

/** That somebody may edit the email, and which of its pictures are missing; null for everybody else. */
export const editorPart = ownPart({
  async subject({ brandSlug, emailSlug }, viewer) {
    if (!asEditor(viewer)) return null
    return (await getEmailPage(brandSlug!, emailSlug!.trim()))?.id
  },
  async load(viewer, emailId: string | null) {
    const editor = asEditor(viewer)
    if (!editor || emailId === null) return null
    return {
      collecting: await settleOrNull(collectingOf(editor, emailId), 'the missing pictures of an email'),
    }
  },
})

const nothing = ownPart({ subject: async () => null, load: async () => null })

export const SHARED_PAGES: Readonly<Record<string, OwnPart<unknown, never>>> = {
  'gallery/home': newsPart,
  'gallery/browse': nothing,
  'gallery/category': nothing,
  seasonal: nothing,
  'gallery/email-type': nothing,
  'gallery/email-types': nothing,
  'gallery/seasonal': nothing,
  'gallery/brands': nothing,
  'gallery/brand': followingPart,
  'gallery/brand-figures': nothing,
  'gallery/category-figures': nothing,
  'gallery/compare': nothing,
  'gallery/planner': nothing,
  'gallery/checks': nothing,
  'gallery/check-rule': nothing,
  'gallery/clean': nothing,
  'gallery/state-of-email': nothing,
  'gallery/report-emails': nothing,
  'gallery/email': editorPart,
  'gallery/search': nothing,
  'blog/blog': nothing,
  'blog/post': nothing,
  'pages/about': nothing,
}
