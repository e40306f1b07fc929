/** The logo or the icon of the gallery, stored as text such as `media/3f/3fa9….png 320x64 light`. */
import { z } from './zod.ts'

export type SiteImage = {
  src: string
  width: number
  height: number
  /** The background that it needs in both themes; null if it is readable on both. */
  ground: 'light' | 'dark' | null
}

export const siteImage = z
  .string()
  .regex(/^media\/[0-9a-f]{2}\/[0-9a-f]{64}\.png [1-9]\d{0,2}x[1-9]\d{0,2}(?: (?:light|dark))?$/)
  .transform((text): SiteImage => {
    const [key, size, ground] = text.split(' ') as [string, string, ('light' | 'dark')?]
    const [width, height] = size.split('x').map(Number) as [number, number]
    return { src: `/${key}`, width, height, ground: ground ?? null }
  })
