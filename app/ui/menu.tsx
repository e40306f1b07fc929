import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const Menu = Radix.Root
export const MenuTrigger = Radix.Trigger
export const MenuRadioGroup = Radix.RadioGroup

const row =
  'flex h-9 w-full items-center gap-2.5 rounded-chip px-2.5 text-left text-[0.875rem]/5 outline-none select-none ' +
  'data-[highlighted]:bg-sunk data-[disabled]:text-ink-faint [&_svg]:size-4'

const plain = 'text-ink [&_svg]:text-ink-soft'
const dangerous = 'text-stamp [&_svg]:text-stamp'

export function MenuContent({
  className,
  sideOffset = 6,
  align = 'end',
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={12}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-auto rounded-control bg-surface p-1.5',
          'shadow-pop data-[state=closed]:animate-vanish data-[state=open]:animate-rise',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}

type MenuItemProps = ComponentProps<typeof Radix.Item> & { danger?: boolean }

export function MenuItem({ danger = false, className, ...rest }: MenuItemProps) {
  return <Radix.Item className={cn(row, danger ? dangerous : plain, className)} {...rest} />
}

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(row, plain, 'justify-between', className)} {...rest}>
      {children}
      <Radix.ItemIndicator>
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      className={cn('truncate px-2.5 pt-1.5 pb-1 type-small text-ink-soft', className)}
      {...rest}
    />
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-2.5 my-1.5 h-px bg-line" />
}
