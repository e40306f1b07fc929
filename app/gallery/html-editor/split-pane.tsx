import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'

/** Shares of the left side, in percent. */
const MIN_SHARE = 25
const MAX_SHARE = 75
const STEP = 5

/** A press that moves no further than this is a click, in pixels. */
const CLICK_TOLERANCE = 3

type SplitPaneProps = { label: string; left: ReactNode; right: ReactNode; className?: string }

/** Two panes with a separator that can be dragged, clicked or moved with arrow keys. On narrow screens they stack. */
export function SplitPane({ label, left, right, className }: SplitPaneProps) {
  const box = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(50)
  const pressedAt = useRef(0)

  function moveByKey(event: KeyboardEvent) {
    const moved = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: MIN_SHARE, End: MAX_SHARE }[
      event.key
    ]
    if (moved === undefined) return
    event.preventDefault()
    setShare(clamp(moved))
  }

  function moveByPointer(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, width } = box.current!.getBoundingClientRect()
    setShare(clamp(((event.clientX - left) / width) * 100))
  }

  /** An alternative to dragging: each click moves to a quarter, a half or three quarters. */
  function cycleOnClick({ clientX }: PointerEvent) {
    if (Math.abs(clientX - pressedAt.current) > CLICK_TOLERANCE) return
    setShare([MIN_SHARE, 50, MAX_SHARE].find((stop) => stop > share + 1) ?? MIN_SHARE)
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
          aria-valuemin={MIN_SHARE}
          aria-valuemax={MAX_SHARE}
          aria-valuenow={Math.round(share)}
          onKeyDown={moveByKey}
          onPointerDown={(event) => {
            pressedAt.current = event.clientX
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerUp={cycleOnClick}
          onPointerMove={moveByPointer}
          className="absolute inset-y-0 -right-[13px] z-10 w-6 cursor-col-resize touch-none before:absolute before:inset-y-0 before:left-[11px] before:w-px before:bg-line hover:before:w-[2px] hover:before:bg-accent focus-visible:outline-none focus-visible:before:w-[2px] focus-visible:before:bg-accent max-lg:hidden"
        />
      </div>
      {right}
    </div>
  )
}

function clamp(share: number): number {
  return Math.min(MAX_SHARE, Math.max(MIN_SHARE, share))
}
