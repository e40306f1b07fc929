import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'

/** Shares of the left side, in percent. */
const NARROWEST = 25
const WIDEST = 75
const STEP = 5

/** So far a hand may tremble, in pixels, and it still was a click. */
const TREMBLE = 3

type SplitProps = { label: string; left: ReactNode; right: ReactNode; className?: string }

/** Two sides with a line between them that can be dragged, sent on by a click, or moved by arrows. On narrow screens, one above the other. */
export function Split({ label, left, right, className }: SplitProps) {
  const box = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(50)
  const grabbedAt = useRef(0)

  function moveByKey(event: KeyboardEvent) {
    const moved = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: NARROWEST, End: WIDEST }[
      event.key
    ]
    if (moved === undefined) return
    event.preventDefault()
    setShare(within(moved))
  }

  function moveByPointer(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, width } = box.current!.getBoundingClientRect()
    setShare(within(((event.clientX - left) / width) * 100))
  }

  /** Who cannot drag clicks: a quarter, a half, three quarters. */
  function sendOn({ clientX }: PointerEvent) {
    if (Math.abs(clientX - grabbedAt.current) > TREMBLE) return
    setShare([NARROWEST, 50, WIDEST].find((stop) => stop > share + 1) ?? NARROWEST)
  }

  return (
    <div
      ref={box}
      className={`grid lg:grid-cols-[minmax(0,var(--share))_minmax(0,1fr)] ${className ?? ''}`}
      style={{ '--share': `${share}%` } as CSSProperties}
    >
      <div className="relative min-w-0">
        {left}
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that moves is a control
          tabIndex={0}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <hr> cannot be moved
          role="separator"
          aria-orientation="vertical"
          aria-label={label}
          aria-valuemin={NARROWEST}
          aria-valuemax={WIDEST}
          aria-valuenow={Math.round(share)}
          onKeyDown={moveByKey}
          onPointerDown={(event) => {
            grabbedAt.current = event.clientX
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerUp={sendOn}
          onPointerMove={moveByPointer}
          className="absolute inset-y-0 -right-[13px] z-10 w-6 cursor-col-resize touch-none before:absolute before:inset-y-0 before:left-[11px] before:w-px before:bg-line hover:before:w-[2px] hover:before:bg-accent focus-visible:outline-none focus-visible:before:w-[2px] focus-visible:before:bg-accent max-lg:hidden"
        />
      </div>
      {right}
    </div>
  )
}

function within(share: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, share))
}
