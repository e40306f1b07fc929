import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 2000

/** Reads the page's data again every two seconds while `isWaiting`. */
export function useWaiting(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void revalidate(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
