/** Files in the age format with a passphrase; docs/decisions/049-encrypted-backups.md says why without a library. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'

const MAGIC = 'age-encryption.org/v1\n'
const HEADER =
  /^(age-encryption\.org\/v1\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9][0-9]?)\n([A-Za-z0-9+/]{43})\n---) ([A-Za-z0-9+/]{43})\n/
const HEADER_MAX = 200
const CHUNK = 64 * 1024
const TAG = 16
/** Deriving a key takes 128 MB and half a second. */
const WORK_FACTOR = 17
/** The one of the age command, which takes twice as much. */
const WORK_FACTOR_MAX = 18

const CIPHER = 'chacha20-poly1305'
const scryptKey = promisify<string, Buffer, number, object, Buffer>(scrypt)

export type Source = { bytes: number; read: (position: { start: number; size: number }) => Promise<Buffer> }

export async function isEncrypted({ bytes, read }: Source): Promise<boolean> {
  return bytes >= MAGIC.length && (await read({ start: 0, size: MAGIC.length })).equals(Buffer.from(MAGIC))
}

/** Encrypts what is written, chunk by chunk. `head` comes first, what `end` returns last. */
export async function encryptWith(passphrase: string, factor = WORK_FACTOR) {
  const fileKey = randomBytes(16)
  const salt = randomBytes(16)
  const wrapped = seal(await wrappingKey(passphrase, salt, factor), 0, false, fileKey)
  const header = `${MAGIC}-> scrypt ${base64(salt)} ${factor}\n${base64(wrapped)}\n---`
  const nonce = randomBytes(16)
  const key = derive(fileKey, nonce, 'payload')
  const chunk = Buffer.alloc(CHUNK)
  let used = 0
  let index = 0
  return {
    head: Buffer.concat([Buffer.from(`${header} ${base64(macOf(fileKey, header))}\n`), nonce]),
    write(bytes: Uint8Array): Buffer[] {
      const sealed: Buffer[] = []
      for (let at = 0; at < bytes.length;) {
        // A full chunk waits for more, because the last one is marked as such.
        if (used === CHUNK) {
          sealed.push(seal(key, index++, false, chunk))
          used = 0
        }
        const part = bytes.subarray(at, at + CHUNK - used)
        chunk.set(part, used)
        used += part.length
        at += part.length
      }
      return sealed
    },
    end: (): Buffer => seal(key, index, true, chunk.subarray(0, used)),
  }
}

/** The decrypted bytes of a file, read from any position; null if the passphrase is wrong. @throws when it is damaged */
export async function decryptWith(passphrase: string, { bytes, read }: Source): Promise<Source | null> {
  const head = (await read({ start: 0, size: Math.min(bytes, HEADER_MAX) })).toString('latin1')
  const [all, header, salt, factor, wrapped, mac] = HEADER.exec(head) ?? []
  if (!all || Number(factor) > WORK_FACTOR_MAX) throw new Error('Not encrypted with a passphrase')
  const wrapping = await wrappingKey(passphrase, Buffer.from(salt!, 'base64'), Number(factor))
  let fileKey: Buffer
  try {
    fileKey = unseal(wrapping, 0, false, Buffer.from(wrapped!, 'base64'))
  } catch {
    return null
  }
  if (!timingSafeEqual(macOf(fileKey, header!), Buffer.from(mac!, 'base64')))
    throw new Error('Altered header')
  const start = all.length + 16
  const key = derive(fileKey, await read({ start: all.length, size: 16 }), 'payload')
  const last = Math.max(0, Math.ceil((bytes - start) / (CHUNK + TAG)) - 1)
  let cached: { index: number; plain: Buffer } | undefined

  async function readChunk(index: number): Promise<Buffer> {
    if (cached?.index === index) return cached.plain
    const from = start + index * (CHUNK + TAG)
    const sealed = await read({ start: from, size: Math.min(CHUNK + TAG, bytes - from) })
    const plain = unseal(key, index, index === last, sealed)
    cached = { index, plain }
    return plain
  }

  // Fails if the end is missing.
  await readChunk(last)
  return {
    bytes: bytes - start - (last + 1) * TAG,
    async read({ start: from, size }) {
      const parts: Buffer[] = []
      for (let at = from; at < from + size;) {
        const offset = at % CHUNK
        const part = (await readChunk(Math.floor(at / CHUNK))).subarray(offset, offset + from + size - at)
        parts.push(part)
        at += part.length
      }
      return Buffer.concat(parts)
    },
  }
}

function wrappingKey(passphrase: string, salt: Buffer, factor: number): Promise<Buffer> {
  const label = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
  return scryptKey(passphrase, label, 32, { N: 2 ** factor, r: 8, p: 1, maxmem: 2 ** (factor + 11) })
}

function derive(fileKey: Buffer, salt: Uint8Array, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', fileKey, salt, label, 32))
}

function macOf(fileKey: Buffer, header: string): Buffer {
  return createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest()
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function seal(key: Buffer, index: number, isLast: boolean, plain: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonceOf(index, isLast), { authTagLength: TAG })
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function unseal(key: Buffer, index: number, isLast: boolean, sealed: Buffer): Buffer {
  if (sealed.length < TAG) throw new Error('Cut off')
  const decipher = createDecipheriv(CIPHER, key, nonceOf(index, isLast), { authTagLength: TAG })
  decipher.setAuthTag(sealed.subarray(-TAG))
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()])
}
