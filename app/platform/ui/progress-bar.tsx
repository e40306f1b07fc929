import { cn } from './cn.ts'

type ProgressBarProps = { label: string; value: number; max: number; className?: string }

/** A progress bar that looks the same in every browser. `className` sets its height and margins. */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(100, Math.round((value / max) * 100)) : 0
  return (
    <div className={cn('h-1.5 rounded-full bg-sunk', className)}>
      <progress className="sr-only" aria-label={label} value={share} max={100} />
      <div
        className="h-full rounded-full bg-accent transition-[width] forced-colors:bg-[Highlight]"
        style={{ width: `${share}%` }}
      />
    </div>
  )
}
