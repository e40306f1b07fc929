import { cn } from './cn.ts'

type AvatarProps = {
  letter: string
  /** Background and text color of the letter, as CSS colors; ink on paper by default. */
  color?: string | null
  ink?: string | null
  imageUrl?: string | null
  size?: number
  className?: string
}

/** Gives dark logos a visible edge on the dark background, and light ones on the light background. */
const RING = 'shadow-[inset_0_0_0_1px_light-dark(#1918141a,#ffffff1f)]'

/** A round image, or a letter. Hidden from screen readers, because the name stands beside it. */
export function Avatar({ letter, color, ink, imageUrl, size = 32, className }: AvatarProps) {
  const box = { width: size, height: size }
  if (imageUrl) {
    return (
      <img
        src={imageUrl}
        alt=""
        {...box}
        loading="lazy"
        className={cn('shrink-0 rounded-full bg-sunk object-cover', RING, className)}
        style={box}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid shrink-0 place-items-center rounded-full bg-ink leading-none font-medium kit:font-display kit:font-normal text-canvas select-none',
        RING,
        className,
      )}
      style={{ ...box, fontSize: size * 0.44, ...(color && { background: color, color: ink ?? '#fff' }) }}
    >
      {letter}
    </span>
  )
}
