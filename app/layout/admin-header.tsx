import { Form, href, NavLink, useLocation } from 'react-router'
import { site } from '#app/site-config.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
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
          <HeaderLink to={href('/admin')} name="Dashboard" />
          {atBlog && (
            <>
              <HeaderLink to={href('/admin/blog')} name="All Posts" />
              <HeaderLink to={href('/admin/blog/new')} name="New Post" />
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

function HeaderLink({ to, name }: { to: string; name: string }) {
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) =>
        cn('rounded-control px-3 py-2 type-ui hover:bg-sunk pointer-coarse:py-3', isActive && 'bg-sunk')
      }
    >
      {name}
    </NavLink>
  )
}
