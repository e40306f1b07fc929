/** Gmail clips larger messages, in bytes. Senders measured it; Gmail has not published it. */
export const GMAIL_CLIP_BYTES = 102 * 1024

export function isClipped(htmlBytes: number): boolean {
  return htmlBytes > GMAIL_CLIP_BYTES
}
