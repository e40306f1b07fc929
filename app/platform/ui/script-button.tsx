import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { useHydrated } from './use-hydrated.ts'

/** A button that needs scripts. Its place is kept until they run, so that nothing moves under a press. */
export function ScriptButton({ className, ...rest }: ComponentProps<typeof Button>) {
  const isHydrated = useHydrated()
  return (
    <Button
      {...rest}
      className={cn('hidden in-data-script:inline-flex', !isHydrated && 'invisible', className)}
    />
  )
}
