/** Redirects from the earlier URLs of pages, which links and search engines still use. */
import { Hono } from 'hono'

export const formerAddresses = new Hono()
  .get('/rehearse', (c) => c.redirect(`/preview-draft${new URL(c.req.url).search}`, 301))
  .get('/:list{brand|category}/:slug/figures', (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${pathname.replace(/figures$/, 'analytics')}${search}`, 301)
  })
  .get('/state-of-email/:month{.+}', (c) => c.redirect('/state-of-email', 301))
