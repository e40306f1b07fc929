/** The local part of an address that receives all mail without an address of its own. */
export const ANY = '*'

/** `you+acme@mail.example` is delivered to `you@mail.example`. */
function withoutTag(address: string): string {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  return name ? name + address.slice(at) : address
}

/** The inbox addresses that would receive mail for `address`, the most exact one first. */
export function receivers(address: string): string[] {
  const domain = address.slice(address.lastIndexOf('@'))
  return [...new Set([address, withoutTag(address), ANY + domain])]
}

/** Every form of the recipients' addresses that must not become public. */
export function privateForms(recipients: string[]): string[] {
  return [...new Set(recipients.flatMap((address) => [address, withoutTag(address)]))]
}
