import { Form, href, NavLink, useLocation } from 'react-router'
import { site } from '#app/platform/lib/site-config.ts'
import type { Waiting } from '#app/admin/health/queries.server.ts'
import { formatNumber } from '#app/platform/lib/format.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { PageLink } from '#app/platform/ui/page-link.tsx'
import { useCurrentInView } from '#app/platform/ui/use-current-in-view.ts'
import { uiCopy } from '#app/platform/ui/copy.ts'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import { sectionsFor } from './admin-sections.ts'
import { adminCopy } from './admin-copy.ts'

export function AdminHeader({ role, waiting }: { role: Role; waiting: Waiting | null }) {
  const { pathname } = useLocation()
  const sections = useCurrentInView<HTMLUListElement>()
  const atBlog = pathname.startsWith(href('/admin/blog'))
  return (
    // Without a box of its own, or the sections could not stay longer than it.
    <header className="contents">
      <div className="wrap flex min-h-14 flex-wrap items-center gap-x-8 gap-y-1 py-2 max-sm:gap-x-3">
        <p className="flex items-center gap-2.5">
          <a href={href('/')} aria-label={uiCopy.home(site.name)}>
            <Wordmark />
          </a>
          <span className="type-ui font-normal text-ink-soft">{adminCopy.admin}</span>
        </p>
        {atBlog && (
          <nav
            aria-label={adminCopy.blog}
            className="flex gap-1 max-sm:order-last max-sm:-ml-3 max-sm:w-full"
          >
            <PageLink to={href('/admin/blog')} name={adminCopy.allPosts} />
            <PageLink to={href('/admin/blog/new')} name={adminCopy.newPost} />
          </nav>
        )}
        <div className="ml-auto flex items-center gap-x-8 max-sm:gap-x-3">
          <a href={href('/')} className="type-ui text-ink-soft hover:text-ink hover:underline">
            {adminCopy.viewSite}
          </a>
          <Form method="post" action={href('/logout')} navigate={false}>
            <Button type="submit" variant="quiet" size="s">
              {adminCopy.signOut}
            </Button>
          </Form>
        </div>
      </div>
      <nav
        aria-label={adminCopy.admin}
        className="site-header sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-[14px]"
      >
        <ul ref={sections} className="relative wrap flex gap-[18px] overflow-x-auto [scrollbar-width:none]">
          {sectionsFor(role).map(({ name, path, waiting: kind }) => (
            <li key={path} className="shrink-0">
              <NavLink
                to={path}
                end={path === href('/admin')}
                className={({ isActive }) =>
                  cn(
                    'group block border-b-2 py-2.5 type-ui hover:text-ink pointer-coarse:py-3.5',
                    isActive ? 'border-ink text-ink' : 'border-transparent text-ink-soft',
                  )
                }
              >
                {name} {kind && <Count of={waiting?.[kind] ?? 0} />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

/** Hidden on the page itself, whose own count changes with each decision. */
function Count({ of: count }: { of: number }) {
  if (count === 0) return null
  return (
    <span className="ml-0.5 group-aria-[current=page]:hidden rounded-full bg-accent-wash px-1.5 py-0.5 type-micro text-accent tabular-nums">
      {formatNumber(count)}
      <span className="sr-only">{adminCopy.waiting}</span>
    </span>
  )
}
