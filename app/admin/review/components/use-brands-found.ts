import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { FieldValue } from '#app/admin/review/review-item.ts'

/** The delay after a key press, in milliseconds. */
const DEBOUNCE = 90

/** Brands whose name contains `typed`; those of the last response until the next one arrives. Null disables the search. */
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
        // A new name can still be entered, because the server knows the existing brands.
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
