import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { EmailPage } from '#app/features/gallery/email-page/email-page.ts'

/** Everything about the open email, and the `sandbox` attribute of its live view. */
export type PreviewDetails = { email: EmailPage; sandbox: string }

/** Whoever steps quickly through a list asks only for the email they stay on, in milliseconds. */
const SETTLE_MS = 120

/** Null until loaded, or if that fails: the card's own data still shows the email. */
export function usePreviewDetails(slug: string): PreviewDetails | null {
  const [details, setDetails] = useState<PreviewDetails | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    async function load() {
      try {
        const response = await fetch(href('/email/:slug/details', { slug }), { signal: controller.signal })
        if (response.ok) setDetails((await response.json()) as PreviewDetails | null)
      } catch {}
    }
    const timer = setTimeout(() => void load(), SETTLE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [slug])
  return details?.email.slug === slug ? details : null
}
