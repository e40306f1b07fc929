import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const TYPE_ROLES = [
  'hero',
  'banner',
  'title',
  'subject',
  'head',
  'name',
  'lead',
  'body',
  'ui',
  'small',
  'micro',
  'code',
]

const merge = extendTailwindMerge<'type-role'>({
  extend: {
    classGroups: { 'type-role': [{ type: TYPE_ROLES }] },
    theme: {
      radius: ['sheet', 'chip', 'control', 'panel'],
      shadow: ['sheet', 'sheet-hover', 'pop'],
    },
  },
})

/** Joins class names; of two that set the same thing the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
