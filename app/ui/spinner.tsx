import { LoaderCircle } from 'lucide-react'
import { cn } from './cn.ts'

/** Turns inside a button that is busy; the button's own words say with what. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={cn('size-4 animate-spin', className)} />
}
