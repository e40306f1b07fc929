import { Children, cloneElement, type ComponentProps, isValidElement } from 'react'
import { cn } from './cn.ts'

type SlotProps = ComponentProps<'button'> | ComponentProps<'span'>

/** Gives its look and its properties to its one child, such as a link; what the child says itself stays. */
export function Slot({ children, className, ...rest }: SlotProps) {
  const child = Children.only(children)
  if (!isValidElement<{ className?: string }>(child)) return child
  return cloneElement(child, { ...rest, ...child.props, className: cn(className, child.props.className) })
}
