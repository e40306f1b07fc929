/**
 * Replaces lucide-react's `createLucideIcon` in the browser (vite.config.ts) with a smaller version. The server uses
 * the library's own, so both must render the same, which a test checks.
 */
import { type ComponentProps, createElement } from 'react'
import { cn } from './cn.ts'

type IconData = {
  name: string
  aliases?: string[]
  node: [tag: string, attributes: Record<string, string>][]
}

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

// oxlint-disable-next-line import/no-default-export -- the library imports it by that name
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)]
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      { ...LOOK, className: cn(names, className), ...rest },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
