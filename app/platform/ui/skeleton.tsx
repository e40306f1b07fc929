import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A placeholder for loading content. Give it the exact size of the content, so that nothing shifts. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cn('kit:rounded-card shimmer', className)} {...rest} />
}
