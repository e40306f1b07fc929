import { href } from 'react-router'
import type { EmailPage } from '#app/gallery/email-page/email-page.ts'
import { useDelayedJson } from '#app/platform/ui/use-delayed-json.ts'

/** Whoever steps quickly through a list asks only for the email they stay on, in milliseconds. */
const SETTLE_MS = 120

/** Everything about the open email. Null until loaded, or if that fails: the card's own data still shows the email. */
export function usePreviewDetails(slug: string): EmailPage | null {
  const url = href('/email/:slug/details', { slug })
  const found = useDelayedJson<EmailPage | null>(url, SETTLE_MS)
  return found?.url === url ? found.json : null
}
