/** A delivery that failed for good. */
export type Bounce = { to: string; messageId: string; reason: string }

/** Whether an address or its domain does not exist (RFC 3463); a full mailbox or spam says nothing about that. */
export function isHardBounce(reason: string): boolean {
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(reason)?.[0]
  return status ? /^5\.(?:1\.(?:[0-36]|10)|2\.1|4\.4)$/.test(status) : /^55[013]\b/.test(reason)
}
