/** Redirects from the earlier URLs of pages, which links and search engines still use. */
import { Hono } from 'hono'

/** The areas of /checks in version 1.0.0. */
const FORMER_AREAS = new Map([
  ['everyone', 'accessibility'],
  ['everywhere', 'clients'],
  ['whole', 'delivery'],
])

export const formerAddresses = new Hono()
  .get('/checks', (c, next) => {
    const { searchParams } = new URL(c.req.url)
    const area = FORMER_AREAS.get(searchParams.get('area') ?? '')
    if (!area) return next()
    searchParams.set('area', area)
    return Promise.resolve(c.redirect(`/checks?${searchParams}`, 301))
  })
  .get('/rehearse', (c) => c.redirect(`/preview-draft${new URL(c.req.url).search}`, 301))
  .get('/:list{brand|category}/:slug/figures', (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${pathname.replace(/figures$/, 'analytics')}${search}`, 301)
  })
  .get('/state-of-email/:month{.+}', (c) => c.redirect('/state-of-email', 301))
