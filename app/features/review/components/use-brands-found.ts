import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { FieldValue } from '#app/features/review/review-item.ts'

/** The delay after a key press, in milliseconds. */
const DEBOUNCE = 90

/** Brands whose name contains `typed`; those of the last answer until the next one comes. Null: not asked for. */
export function useBrandsFound(typed: string | null): FieldValue[] {
  const [found, setFound] = useState<FieldValue[]>([])
  const asked = typed?.trim()

  useEffect(() => {
    if (asked === undefined) return undefined
    const controller = new AbortController()
    async function ask() {
      try {
        const url = `${href('/admin/queue/brands')}?${new URLSearchParams({ name: asked! })}`
        const answer = await fetch(url, { signal: controller.signal })
        if (answer.ok) setFound((await answer.json()) as FieldValue[])
      } catch {
        // A new name can still be entered: the server knows whether there is such a brand.
      }
    }
    const timer = setTimeout(() => void ask(), asked ? DEBOUNCE : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked])

  const wanted = (asked ?? '').toLowerCase()
  return found.filter(({ name }) => name.toLowerCase().includes(wanted))
}
