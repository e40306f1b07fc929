import { parse } from 'bowser'
import { UNKNOWN_DEVICE } from '../copy.ts'

export type Device = { name: string; kind: 'desktop' | 'phone' | 'tablet' }

/** A readable device name from the user agent: 'Firefox on Windows'. User agents can lie, so it is only a hint. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { name: UNKNOWN_DEVICE, kind: 'desktop' }
  const { browser, os, platform } = parse(userAgent)
  const kind = platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'desktop'
  if (!browser.name) return { name: UNKNOWN_DEVICE, kind }
  return { name: os.name ? `${browser.name} on ${os.name}` : browser.name, kind }
}
