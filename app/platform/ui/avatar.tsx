import type { CSSProperties } from 'react'
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

/** A round image, or a letter. Hidden from screen readers, because the name stands beside it. */
export function Avatar({ letter, color, ink, imageUrl, size = 32, className }: AvatarProps) {
  const look = { className: cn('avatar', className), style: { '--size': `${size}px` } as CSSProperties }
  if (imageUrl) return <img {...look} src={imageUrl} alt="" width={size} height={size} loading="lazy" />
  const colors = color && { background: color, color: ink ?? '#fff' }
  return (
    <span {...look} style={{ ...look.style, ...colors }} aria-hidden="true">
      {letter}
    </span>
  )
}
