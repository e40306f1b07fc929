import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Stands where something will be. Give it the exact size of that thing, so that nothing moves. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cn('kit:rounded-card shimmer', className)} {...rest} />
}
