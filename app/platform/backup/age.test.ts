import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptWith, encryptWith, isEncrypted, type Source } from './age.server.ts'

const PASSPHRASE = 'correct horse battery'
/** Made by the package age-encryption 0.3.1. */
const FOREIGN = Buffer.from(
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBha3RXZDFIdy9WVXpic3ZIWXZ1QnlnIDEwCkhhd2xsRkdhVWlDbW95MVQzai85eTVGTG5yb3gzODZFMU1ka1dNZ0VTTkEKLS0tIDhwTmNlYjBCcVpnK1ExU2hqdlUvb0FCWjk0ZU02Zzk0N2M2U1BKQU9iQVEKMulWUHcVZTSwTpFAUsMngBkbgsCNuRD4EMIX7GOyhw+IuDDq+bIxVlSz',
  'base64',
)

function sourceOf(bytes: Buffer): Source {
  return { bytes: bytes.length, read: async ({ start, size }) => bytes.subarray(start, start + size) }
}

async function encrypt(...parts: Buffer[]): Promise<Buffer> {
  const encryption = await encryptWith(PASSPHRASE, 10)
  const chunks = parts.flatMap((part) => encryption.write(part))
  return Buffer.concat([encryption.head, ...chunks, encryption.end()])
}

async function decrypt(bytes: Buffer): Promise<Buffer | null> {
  const source = await decryptWith(PASSPHRASE, sourceOf(bytes))
  return source && source.read({ start: 0, size: source.bytes })
}

test('reads what another implementation of the format wrote', async () => {
  expect(await isEncrypted(sourceOf(FOREIGN))).toBe(true)
  expect((await decrypt(FOREIGN))?.toString()).toBe('rye bread\n')
  expect(await decryptWith('another one', sourceOf(FOREIGN))).toBeNull()
})

test('reads what it wrote, from any position', async () => {
  const plain = randomBytes(3 * 65_536 + 100)
  const encrypted = await encrypt(plain.subarray(0, 10), plain.subarray(10, 100_000), plain.subarray(100_000))
  const source = (await decryptWith(PASSPHRASE, sourceOf(encrypted)))!
  expect(source.bytes).toBe(plain.length)
  for (const [start, size] of [
    [0, plain.length],
    [65_530, 12],
    [0, 1],
    [plain.length - 1, 1],
    [131_072, 65_536],
    [7, 0],
  ] as const) {
    expect((await source.read({ start, size })).equals(plain.subarray(start, start + size))).toBe(true)
  }
})

test.each([0, 1, 65_535, 65_536, 65_537, 131_072])('keeps %i bytes', async (size) => {
  const plain = randomBytes(size)
  expect((await decrypt(await encrypt(plain)))?.equals(plain)).toBe(true)
})

test('refuses altered and truncated bytes', async () => {
  const encrypted = await encrypt(randomBytes(2 * 65_536))
  const outcome = (bytes: Buffer) => decrypt(bytes).catch((error: unknown) => error)
  // The version, the salt, the wrapped key, the MAC, the nonce and both chunks.
  for (const at of [5, 40, 80, 130, 175, 300, 100_000]) {
    const changed = Buffer.from(encrypted)
    changed[at]! ^= 1
    const result = await outcome(changed)
    expect(result === null || result instanceof Error, `byte ${at}`).toBe(true)
  }
  const withoutLast = encrypted.length - 65_536 - 16
  for (const end of [encrypted.length - 1, withoutLast, withoutLast + 10]) {
    expect(await outcome(encrypted.subarray(0, end)), `cut at ${end}`).toBeInstanceOf(Error)
  }
  expect(await outcome(Buffer.concat([encrypted, Buffer.alloc(20)]))).toBeInstanceOf(Error)
})

test('refuses a key derivation that takes too much memory', async () => {
  const costly = Buffer.from(FOREIGN.toString('latin1').replace(' 10\n', ' 30\n'), 'latin1')
  await expect(decrypt(costly)).rejects.toThrow('Not encrypted with a passphrase')
})
