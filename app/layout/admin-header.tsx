import { Form, href, useLocation } from 'react-router'
import { site } from '#app/site-config.ts'
import { Button } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'

/** The header of the admin pages; the blog's links show only on blog pages. */
export function AdminHeader() {
  const { pathname } = useLocation()
  const atBlog = pathname.startsWith(href('/admin/blog'))
  return (
    <header className="site-header sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-[14px]">
      <div className="wrap flex min-h-(--header-height) flex-wrap items-center gap-x-8 gap-y-1 py-2">
        <p className="flex items-center gap-2.5">
          <a href={href('/')} aria-label={`${site.name}, home`}>
            <Wordmark name={site.name} />
          </a>
          <span className="type-ui font-normal text-ink-soft">Admin</span>
        </p>
        <nav aria-label="Admin" className="flex gap-1 max-sm:order-last max-sm:-ml-3 max-sm:w-full">
          <PageLink to={href('/admin')} name="Dashboard" />
          {atBlog && (
            <>
              <PageLink to={href('/admin/blog')} name="All Posts" />
              <PageLink to={href('/admin/blog/new')} name="New Post" />
            </>
          )}
        </nav>
        <Form method="post" action={href('/logout')} navigate={false} className="ml-auto">
          <Button type="submit" variant="quiet" size="s">
            Sign Out
          </Button>
        </Form>
      </div>
    </header>
  )
}
