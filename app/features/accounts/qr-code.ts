import { renderSVG } from 'uqr'

/** A QR code as the address of a picture, with the quiet margin that cameras need. */
export function qrPicture(text: string): string {
  return `data:image/svg+xml;base64,${btoa(renderSVG(text, { border: 3, ecc: 'M' }))}`
}
