import { LoaderCircle } from 'lucide-react'
import { cn } from './cn.ts'

/** A spinner inside a busy button, whose label says what is happening. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={cn('size-4 animate-spin', className)} />
}
