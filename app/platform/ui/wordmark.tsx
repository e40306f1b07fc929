import { cn } from './cn.ts'

/** The logo: a leaning envelope on a shelf. */
function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 27 24" fill="none" aria-hidden="true" className={cn('h-6 w-[27px]', className)}>
      <path d="M0 22.5h27" stroke="currentColor" strokeWidth="1.7" />
      <g transform="rotate(-7 4 22)" stroke="currentColor" strokeWidth="1.7">
        <rect x="4.6" y="5.6" width="17.6" height="15.6" rx="1.6" />
        <path d="m5.4 7 8 7.2L21.4 7" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={cn(
        'flex items-center gap-[9px] font-display text-[1.25rem]/none font-medium tracking-[-0.035em]',
        className,
      )}
    >
      <Mark />
      {name}
    </span>
  )
}
