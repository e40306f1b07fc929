import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page again once the server answers: while it restarts, the error page would take the place of the upload. */
export function useFreshPage(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    const answer = await fetch('/readyz').catch(() => null)
    if (answer?.ok) await revalidate()
  }, [revalidate])
}
