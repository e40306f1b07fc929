/** The share of images in an email, and whether one of them is a countdown. */
import type { WebAddress } from './read-platform.ts'

const IMAGES_MAX = 2000
const SIDE_MAX = 4000
/** The area that a letter takes in text of ordinary size, line spacing included, in square pixels. */
const LETTER_AREA = 150
const UNSTATED_SIDE = 200
const STYLED = {
  width: /(?:^|;)\s{0,3}width:\s{0,3}(\d{1,4})(?:\.\d{1,4})?px/i,
  height: /(?:^|;)\s{0,3}height:\s{0,3}(\d{1,4})(?:\.\d{1,4})?px/i,
}

/** 0 to 100. Spacer images of a few pixels do not count. */
export function readImageShare(document: Document, letters: number): number {
  let pictures = 0
  for (const image of [...document.querySelectorAll('img')].slice(0, IMAGES_MAX)) {
    const width = sideOf(image, 'width')
    const height = sideOf(image, 'height')
    if ((width ?? UNSTATED_SIDE) < 8 || (height ?? UNSTATED_SIDE) < 8) continue
    pictures += (width ?? height ?? UNSTATED_SIDE) * (height ?? (width ?? UNSTATED_SIDE) / 2)
  }
  const text = letters * LETTER_AREA
  return pictures + text === 0 ? 0 : Math.round((100 * pictures) / (pictures + text))
}

function sideOf(image: Element, side: 'width' | 'height'): number | null {
  const style = (image.getAttribute('style') ?? '').slice(0, 1000)
  const stated =
    STYLED[side].exec(style)?.[1] ?? /^\s*(\d{1,4})(?:px)?\s*$/.exec(image.getAttribute(side) ?? '')?.[1]
  return stated === undefined ? null : Math.min(Number(stated), SIDE_MAX)
}

/** Services that draw images at the moment of opening. */
const TIMER_HOST =
  /(?:^|\.)(?:sendtric\.com|motionmailapp\.com|mmgo\.io|niftyimages\.com|countdownmail\.com|emailcountdown\.com|mailtimers?\.com|countingdownto\.com|timerclock\.io|promofeatures\.com)$/
const TIMER_NAME = /count-?down/i
const TIMER_ALT = /^(?:countdown(?: timer)?|timer|motionmailapp\.com|.{0,20} countdown(?: timer)?)$/i

export function readCountdown(document: Document, addresses: WebAddress[]): boolean {
  const isTimer = addresses.some(
    ({ host, path }) =>
      (TIMER_HOST.test(host) && path.length > 1) ||
      (TIMER_NAME.test(path) && /\.(?:gif|png)$/i.test(path.split('?')[0]!)),
  )
  const described = [...document.querySelectorAll('img[alt]')].slice(0, IMAGES_MAX)
  return isTimer || described.some((image) => TIMER_ALT.test(image.getAttribute('alt')!.trim().slice(0, 80)))
}
