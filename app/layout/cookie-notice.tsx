import { href, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/**
 * Shown until accepted. It is part of every page and hidden by an attribute that head-script.ts sets on <html>, so it
 * neither flashes nor shifts the layout; without scripts, and on low screens, it appears above the footer.
 */
export function CookieNotice() {
  return (
    <section
      aria-label="Cookie notice"
      className="wrap my-6 print:hidden in-data-[cookies=accepted]:hidden over-page:fixed over-page:inset-x-0 over-page:bottom-4 over-page:z-30 over-page:my-0 over-page:max-w-[560px] over-page:animate-appear"
    >
      <div className="flex items-center gap-4 rounded-panel bg-surface py-3.5 pr-3.5 pl-5 shadow-pop max-sm:flex-col max-sm:items-stretch max-sm:p-4">
        <p className="type-small text-ink-soft">
          We use cookies to improve your experience. By using our site, you agree to our use of cookies.{' '}
          <Link to={href('/privacy')} className="text-accent underline underline-offset-3">
            Learn More<span className="sr-only"> about cookies and your privacy</span>
          </Link>
        </p>
        <Button
          variant="ink"
          size="s"
          className="hidden in-data-script:inline-flex max-sm:h-11"
          onClick={accept}
        >
          Accept
        </Button>
      </div>
    </section>
  )
}

function accept() {
  document.documentElement.dataset.cookies = 'accepted'
  try {
    localStorage.setItem('cookiesAccepted', 'true')
  } catch {
    // Storage is blocked: it will appear again on the next visit.
  }
}
