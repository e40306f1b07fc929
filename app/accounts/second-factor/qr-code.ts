import { renderSVG } from 'uqr'

/** A QR code as a data URL, with the quiet zone that cameras need. */
export function qrPicture(text: string): string {
  return `data:image/svg+xml;base64,${btoa(renderSVG(text, { border: 3, ecc: 'M' }))}`
}
