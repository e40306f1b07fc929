import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'

/** Space kept below a panel that is taller than the screen, in pixels. */
const BOTTOM_GAP = 24

/**
 * A sticky panel: it sticks at its top if it fits the screen, at its bottom if it is taller. Without scripts it sticks
 * at its top.
 */
export function StickyPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry!.contentRect.height))
    observer.observe(panel.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={panel}
      className="lg:sticky lg:top-[min(var(--header-height)+24px,100dvh-var(--panel-height)-var(--panel-foot))]"
      style={{ '--panel-height': `${height}px`, '--panel-foot': `${BOTTOM_GAP}px` } as CSSProperties}
    >
      {children}
    </div>
  )
}
