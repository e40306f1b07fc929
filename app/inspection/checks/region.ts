/** A region of the screenshot in the URL of an email page. */
import type { Box } from './issue.ts'

export function regionSearch(box: Box): string {
  return `?region=${box.join('-')}`
}

export function readRegion(search: string): Box | null {
  const asked = new URLSearchParams(search).get('region') ?? ''
  const [, ...sides] = /^(\d{1,5})-(\d{1,5})-(\d{1,5})-(\d{1,5})$/.exec(asked) ?? []
  return sides.length === 4 ? (sides.map(Number) as Box) : null
}
