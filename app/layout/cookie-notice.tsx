import { href, Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { layoutCopy } from './copy.ts'

/**
 * Shown until accepted. It is part of every page and hidden by an attribute that head-script.ts sets on <html>, so it
 * neither flashes nor shifts the layout, and is accepted there as well; without scripts, and on low screens, it appears above the footer.
 */
export function CookieNotice() {
  return (
    <section
      aria-label={layoutCopy.cookies.label}
      className="border-t border-line bg-surface print:hidden in-data-[cookies=accepted]:hidden over-page:fixed over-page:inset-x-0 over-page:bottom-0 over-page:z-30"
    >
      <div className="wrap flex items-center justify-between gap-4 py-2 type-small text-ink-soft max-sm:text-[0.75rem]/4">
        <p>
          {layoutCopy.cookies.text}{' '}
          <Link to={href('/privacy')} className="whitespace-nowrap text-accent underline underline-offset-3">
            {layoutCopy.cookies.more}
            <span className="sr-only">{layoutCopy.cookies.moreAbout}</span>
          </Link>
        </p>
        <Button
          variant="ink"
          size="s"
          className="hidden shrink-0 in-data-script:inline-flex"
          data-accepts-cookies
        >
          {layoutCopy.cookies.accept}
        </Button>
      </div>
    </section>
  )
}
