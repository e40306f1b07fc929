/** `mbox` and `zip` hold several emails. */
export type MailFileKind = 'eml' | 'html' | 'mbox' | 'zip'

const KINDS: Record<string, MailFileKind> = {
  eml: 'eml',
  // Apple Mail's: a message between its length and its flags.
  emlx: 'eml',
  msg: 'eml',
  // A page with its files, as browsers save it: a message as well.
  mht: 'eml',
  mhtml: 'eml',
  html: 'html',
  htm: 'html',
  mbox: 'mbox',
  zip: 'zip',
}
const ENDING = /\.([a-z]{1,5})$/i
/** What an email in an .html file may refer to, and what says where an email belongs. */
const BESIDE = /\.(?:json|png|jpe?g|gif|webp|avif|woff2?)$/i
/** Indexes and settings that mail programs keep beside their folders. */
const INDEX =
  /\.(?:msf|plist|dat|css|js|svg|ico)$|^(?:dovecot|courier|maildir|subscriptions|table_of_contents)/i
const OUTLOOK_DATA = /\.(?:pst|ost|olm)$/i

export function kindByName(name: string): MailFileKind | undefined {
  const ending = ENDING.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined
}

/** Thunderbird's folders, the `mbox` of an Apple Mail folder, and messages in `cur` and `new` of a maildir have no ending. */
export function isUnnamed(name: string): boolean {
  const [base = '', parent] = name.split(/[\\/]/).toReversed()
  return (!base.includes('.') || parent === 'cur' || parent === 'new') && !INDEX.test(base)
}

export function isBeside(name: string): boolean {
  return BESIDE.test(name)
}

/** Why a file is not read; null where nobody would expect it to be. */
export function whyNotRead(name: string): string | null {
  if (OUTLOOK_DATA.test(name)) {
    return 'it is a data file of Outlook: convert it with readpst (readpst -e FILE), or drag its emails out of Outlook, and import the .eml files'
  }
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  return isBeside(base) || INDEX.test(base) ? null : 'it is not an email, a mailbox or a .zip file'
}

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

export function isOutlookMessage(bytes: Uint8Array): boolean {
  return COMPOUND_FILE.every((byte, at) => bytes[at] === byte)
}
