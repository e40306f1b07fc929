import type { MetaDescriptor } from 'react-router'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import { pageTitle, site } from '#app/platform/lib/site-config.ts'
import type { StructuredThing } from './structured-data.ts'

/** A link preview image of 1200 × 630 pixels. */
export type PageImage = { path: string; alt: string }

export type HeadMeta = {
  base: string
  /** Whether search engines may index this site: only in production. */
  isIndexed: boolean
  /** The image of pages without one of their own. */
  picture: PageImage | null
}

type Page = {
  /** The title without the site's name; the home page has none. */
  title?: string
  description?: string
  /** The canonical path of the page. A page without one is not indexed. */
  path?: string
  picture?: PageImage | null
  article?: {
    publishedAt: string | null
    changedAt: string
    author: string | null
    section: string
    tags: string[]
  }
  /** URLs of feeds without their extension. */
  feeds?: { title: string; path: string }[]
  /** Structured data for search engines, which read documents only. `at` makes a URL of a path. */
  things?: ((at: (path: string) => string) => StructuredThing[]) | undefined
  /** Whether the page's URL contains a secret that must not leak in referrers. */
  isSecret?: boolean
  /** Whether only people with the link can open the page: it has a link preview, but is not indexed. */
  isUnlisted?: boolean
}

/** The characters of a description that search engines show, about. */
const DESCRIPTION_MAX = 200

/** The matches of a route; the root is always the first. */
type Matches = readonly [{ loaderData?: { head?: HeadMeta } } | undefined, ...unknown[]]

export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  // Without the root loader's data this is an error page.
  const head = matches[0]?.loaderData?.head
  const title = pageTitle(page.title)
  const description = page.description && shortened(page.description)
  const found: MetaDescriptor[] = [{ title }]
  if (description) found.push({ name: 'description', content: description })
  if (page.isSecret) found.push({ name: 'referrer', content: 'no-referrer' })
  if (!head || page.path === undefined) return [...found, { name: 'robots', content: 'noindex' }]

  const at = (path: string) => head.base + path
  const canonical = at(page.path)
  const picture = page.picture ?? head.picture
  return [
    ...found,
    {
      name: 'robots',
      content: head.isIndexed && !page.isUnlisted ? 'index, follow, max-image-preview:large' : 'noindex',
    },
    ...(page.isUnlisted ? [] : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
    ...(isModuleOn('feeds') ? (page.feeds ?? []) : []).map(({ title: name, path }) => {
      const type = 'application/atom+xml'
      return { tagName: 'link', rel: 'alternate', title: `${name} (Atom)`, type, href: at(`${path}.xml`) }
    }),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:title', content: page.title ?? title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: 'en_US' },
    ...articleMeta(page.article),
    ...(picture ? imageMeta(at(picture.path), picture.alt) : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ...(page.things?.(at) ?? []).map((thing) => ({ 'script:ld+json': thing })),
  ]
}

function imageMeta(url: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:image', content: url },
    { name: 'twitter:image:alt', content: alt },
  ]
}

function articleMeta(article: Page['article']): MetaDescriptor[] {
  if (!article) return []
  const { publishedAt, changedAt, author, section, tags } = article
  return [
    ...(publishedAt ? [{ property: 'article:published_time', content: publishedAt }] : []),
    { property: 'article:modified_time', content: changedAt },
    ...(author ? [{ name: 'author', content: author }] : []),
    { property: 'article:section', content: section },
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= DESCRIPTION_MAX) return plain
  // bounded: the text has the length of a description.
  return `${plain.slice(0, DESCRIPTION_MAX).replace(/\s+\S*$/, '')}…`
}
