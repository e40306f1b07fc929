import { type RefObject, useEffect, useState } from 'react'

/** The scale at which content `width` pixels wide fills its box; 1 until the box is measured. */
export function useFitScale(box: RefObject<HTMLElement | null>, width: number): number {
  const [available, setRoom] = useState<number | null>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [box])
  return available === null ? 1 : available / width
}
