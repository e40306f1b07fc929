/** Structured data in the schema.org vocabulary; a data block is no script for the Content-Security-Policy. */
import { site } from '#app/platform/lib/site-config.ts'

export type StructuredThing = Record<string, unknown> & { '@type': string }

type At = (path: string) => string

const CONTEXT = { '@context': 'https://schema.org' }

/** The site and its search. `searchPath` ends where the search text begins. */
export function webSite(at: At, searchPath: string): StructuredThing {
  return {
    ...CONTEXT,
    '@type': 'WebSite',
    name: site.name,
    description: site.description,
    url: at('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${at(searchPath)}{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

type Named = { name: string; path: string }

export function breadcrumbs(at: At, way: Named[]): StructuredThing {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => {
      return { '@type': 'ListItem', position: index + 1, name, item: at(path) }
    }),
  }
}

type ArticleInfo = {
  title: string
  description: string
  path: string
  picturePath: string
  section: string
  tags: string[]
  publishedAt: string | null
  changedAt: string
  author: string | null
}

export function article(at: At, info: ArticleInfo): StructuredThing {
  const publisher = {
    '@type': 'Organization',
    name: site.name,
    url: at('/'),
    logo: at('/apple-touch-icon.png'),
  }
  return {
    ...CONTEXT,
    '@type': 'Article',
    headline: info.title,
    description: info.description,
    image: [at(info.picturePath)],
    datePublished: info.publishedAt ?? info.changedAt,
    dateModified: info.changedAt,
    articleSection: info.section,
    keywords: info.tags,
    author: info.author ? { '@type': 'Person', name: info.author } : publisher,
    publisher,
    mainEntityOfPage: { '@type': 'WebPage', '@id': at(info.path) },
  }
}
