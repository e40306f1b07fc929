import { Link } from 'react-router'

/** A link in a quiet style that crawlers do not follow. */
export function ReportLink({ to, label }: { to: string; label: string }) {
  return (
    <p className="mt-3.5 type-small print:hidden">
      <Link
        to={to}
        rel="nofollow"
        className="text-ink-soft underline decoration-line underline-offset-3 transition-[color] hover:text-ink pointer-coarse:py-2"
      >
        {label}
      </Link>
    </p>
  )
}
