import { CANVAS } from '#app/platform/lib/canvas.ts'
import { site } from '#app/platform/lib/site-config.ts'

/** The logo: a leaning envelope on a shelf. */
function Mark() {
  return (
    <svg viewBox="0 0 27 24" fill="none" aria-hidden="true" className="h-6 w-[27px] shrink-0">
      <path d="M0 22.5h27" stroke="currentColor" strokeWidth="1.7" />
      <g transform="rotate(-7 4 22)" stroke="currentColor" strokeWidth="1.7">
        <rect x="4.6" y="5.6" width="17.6" height="15.6" rx="1.6" />
        <path d="m5.4 7 8 7.2L21.4 7" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

/** Of an uploaded logo, in CSS pixels. */
const LOGO = { width: 128, height: 32 }

export function Wordmark() {
  const { logo, name } = site
  if (logo) {
    const { src, width, height, ground } = logo
    const scale = Math.min(LOGO.height / height, LOGO.width / width)
    return (
      <img
        src={src}
        alt={name}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        className={ground ? 'box-content rounded-chip p-1' : undefined}
        style={ground ? { backgroundColor: CANVAS[ground] } : undefined}
      />
    )
  }
  return (
    <span className="flex items-center gap-[9px] font-display text-[1.25rem]/[1.15] tracking-[-0.035em]">
      <Mark />
      <span className="line-clamp-2 min-w-0">{name}</span>
    </span>
  )
}
