import { href, Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'

/**
 * Shown until accepted. It is part of every page and hidden by an attribute that head-script.ts sets on <html>, so it
 * neither flashes nor shifts the layout, and is accepted there as well; without scripts, and on low screens, it appears above the footer.
 */
export function CookieNotice() {
  return (
    <section
      aria-label="Cookie notice"
      className="border-t border-line bg-surface print:hidden in-data-[cookies=accepted]:hidden over-page:fixed over-page:inset-x-0 over-page:bottom-0 over-page:z-30"
    >
      <div className="wrap flex items-center justify-between gap-4 py-2 type-small text-ink-soft max-sm:text-[0.75rem]/4">
        <p>
          We use cookies to improve your experience. By using our site, you agree to our use of cookies.{' '}
          <Link to={href('/privacy')} className="whitespace-nowrap text-accent underline underline-offset-3">
            Learn More<span className="sr-only"> about cookies and your privacy</span>
          </Link>
        </p>
        <Button
          variant="ink"
          size="s"
          className="hidden shrink-0 in-data-script:inline-flex"
          data-accepts-cookies
        >
          Accept
        </Button>
      </div>
    </section>
  )
}
