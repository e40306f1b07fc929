import { parse } from 'bowser'

export type Device = { name: string; kind: 'desktop' | 'phone' | 'tablet' }

/** A readable device name from the user agent: 'Firefox on Windows'. User agents can lie, so it is only a hint. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { name: 'An unknown browser', kind: 'desktop' }
  const { browser, os, platform } = parse(userAgent)
  const kind = platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'desktop'
  if (!browser.name) return { name: 'An unknown browser', kind }
  return { name: os.name ? `${browser.name} on ${os.name}` : browser.name, kind }
}
