import { Children, cloneElement, type ComponentProps, isValidElement } from 'react'
import { cn } from './cn.ts'

type SlotProps = ComponentProps<'button'> | ComponentProps<'span'>

/** Applies its class and props to its only child, such as a link; the child's own props take precedence. */
export function Slot({ children, className, ...rest }: SlotProps) {
  const child = Children.only(children)
  if (!isValidElement<{ className?: string }>(child)) return child
  return cloneElement(child, { ...rest, ...child.props, className: cn(className, child.props.className) })
}
