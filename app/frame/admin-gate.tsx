import { href, useLocation, useNavigation } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'

/** Covers the page while the server decides whether somebody may enter the back office. */
export function AdminGate() {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const door = href('/admin')
  const entering = state === 'loading' && location.pathname.startsWith(door) && !pathname.startsWith(door)
  if (!entering) return null
  return (
    <output className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-canvas">
      <Spinner />
      <p className="type-body text-ink-soft">Verifying admin access...</p>
    </output>
  )
}
