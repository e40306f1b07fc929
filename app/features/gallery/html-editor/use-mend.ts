import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { type Mend, mendSearch } from '#app/features/checks/mend.ts'
import { toast } from '#app/ui/toast.tsx'
import { editorCopy } from './copy.ts'

/** The cure of this rule: sent with the page, or fetched when it is opened there. Null until it is there. */
export function useMend(slug: string, rule: string | null, sent: Mend | null): Mend | null {
  const [fetched, setFetched] = useState(sent)
  const isNeeded = rule !== null && fetched?.rule !== rule

  useEffect(() => {
    if (!isNeeded) return undefined
    const controller = new AbortController()
    fetch(href('/email/:slug/checks', { slug }) + mendSearch(rule), { signal: controller.signal })
      .then((response) => response.json() as Promise<Mend | null>)
      .then(setFetched)
      .catch(() => {
        if (!controller.signal.aborted) toast({ ...editorCopy.mend.failed, kind: 'destructive' })
      })
    return () => controller.abort()
  }, [slug, rule, isNeeded])

  return rule !== null && fetched?.rule === rule ? fetched : null
}
