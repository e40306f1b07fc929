import { href } from 'react-router'

export function brandPath(brandSlug: string): string {
  return href('/brand/:brandSlug', { brandSlug })
}

export function emailPath(brandSlug: string, emailSlug: string): string {
  return href('/brand/:brandSlug/email/:emailSlug', { brandSlug, emailSlug })
}
