/** Stores the files inside a message by hash. Others never keep an external address: reading an email contacts nobody. */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentKey } from '#app/platform/lib/storage.server.ts'
import { altTextPicture, type AltTextStyle } from './alt-text-image.ts'
import { fontExtension, pictureExtension } from './file-type.ts'
import type { Size } from '#app/intake/ingest/clean/image-size.ts'
import { plainAddress, webAddress } from './referenced-images.ts'
import { type EmailFolder, pathBeside } from '#app/intake/ingest/parse/named-files.ts'
import { decoded } from '#app/intake/ingest/privacy/codes.ts'
import { withoutMetadata } from './image-metadata.ts'
import { picturePixels, PIXELS_MAX } from './image-pixels.ts'
import { placeholderPicture, spacerPicture } from './placeholder-image.ts'
import { ASSETS_MAX, IMAGE_BYTES_MAX } from '#app/intake/ingest/schema.ts'

export type EmailAssets = {
  /** Null when the message did not include it. */
  picture(url: string): string | null
  font(url: string): string | null
  /** The address of a grey image that keeps the space. */
  placeholder(size: Size): string
  spacer(size: Size): string
  /** Null when there is no room for it. */
  altText(alt: string, size: Size, style: AltTextStyle): string | null
  /** Drops the grey images that no longer stand for anything. */
  keepPlaceholders(used: Set<string>): void
  files: Map<string, Uint8Array>
  /** Keys of the email's own images, without placeholders and fonts. */
  pictures: Set<string>
  /** Addresses of placeholders, grey or with alt text: images that the message did not include. */
  placeholders: Set<string>
}

type Sources = {
  enclosed: Map<string, Uint8Array>
  /** Of an .html file; images in and below it are imported with it. */
  folder?: EmailFolder
  /** Images fetched from the web, by URL, and files that are stored already, by their address here. */
  fetched?: Map<string, Uint8Array>
}

export function createEmailAssets(sources: Sources): EmailAssets {
  const files = new Map<string, Uint8Array>()
  const pictures = new Set<string>()
  const placeholders = new Set<string>()
  const answers = new Map<string, string | null>()

  function addFile(bytes: Uint8Array, extension: string): string {
    const key = contentKey('media', bytes, extension)
    files.set(key, bytes)
    return key
  }

  function once(url: string, find: (bytes: Uint8Array) => string | null): string | null {
    const known = answers.get(url)
    if (known !== undefined) return known
    if (files.size >= ASSETS_MAX) return null
    const bytes = readSource(url, sources)
    const key = bytes && bytes.length <= IMAGE_BYTES_MAX ? find(bytes) : null
    const address = key && `/${key}`
    answers.set(url, address)
    return address
  }

  /** One per size. */
  function standIn(name: string, size: Size, make: (width: number, height: number) => Uint8Array): string {
    const { width, height } = files.size < ASSETS_MAX ? size : { width: 1, height: 1 }
    const id = `${name} ${width}x${height}`
    const address = answers.get(id) ?? `/${addFile(make(width, height), 'png')}`
    answers.set(id, address)
    return address
  }

  return {
    files,
    pictures,
    placeholders,
    picture: (url) =>
      once(url, (bytes) => {
        const extension = pictureExtension(bytes)
        if (!extension || picturePixels(bytes, extension) > PIXELS_MAX) return null
        const key = addFile(withoutMetadata(bytes, extension), extension)
        pictures.add(key)
        return key
      }),
    font: (url) =>
      once(url, (bytes) => {
        const extension = fontExtension(bytes)
        return extension && addFile(bytes, extension)
      }),
    placeholder(size) {
      const address = standIn('placeholder', size, placeholderPicture)
      placeholders.add(address)
      return address
    },
    spacer: (size) => standIn('spacer', size, spacerPicture),
    altText(alt, size, style) {
      if (files.size >= ASSETS_MAX) return null
      const svg = altTextPicture(alt, size, style)
      const address = svg && `/${addFile(svg, 'svg')}`
      if (address) placeholders.add(address)
      return address
    },
    keepPlaceholders(used) {
      for (const address of placeholders) {
        if (!address.endsWith('.png') || used.has(address)) continue
        placeholders.delete(address)
        files.delete(address.slice(1))
      }
    },
  }
}

export function isRemote(url: string): boolean {
  return /^(?:https?:)?[\\/]{2}/i.test(plainAddress(url))
}

function readSource(url: string, { enclosed, folder, fetched }: Sources): Uint8Array | null {
  const plain = plainAddress(url)
  if (/^cid:/i.test(plain)) {
    const id = decoded(plain.slice(4)).toLowerCase()
    return enclosed.get(id) ?? enclosed.get(id.replace(/^<|>$/g, '')) ?? null
  }
  if (/^data:/i.test(plain)) return readDataUrl(plain)
  if (plain.startsWith('/media/')) return fetched?.get(plain) ?? null
  const address = webAddress(plain)
  if (address) return fetched?.get(address) ?? null
  if (/^[a-z][a-z0-9+.-]*:/i.test(plain) || isRemote(plain)) return null
  return folder ? readSibling(folder, decoded(plain.replace(/[?#].*$/s, ''))) : null
}

function readDataUrl(url: string): Uint8Array | null {
  const match = /^data:[\w.+/-]*(?:;[\w=.-]+)*?(;base64)?,(.*)$/is.exec(url)
  if (!match) return null
  return match[1] ? Buffer.from(decoded(match[2]!), 'base64') : Buffer.from(decoded(match[2]!), 'latin1')
}

/** A file in or below a folder. Symbolic links and `..` that leave it are rejected: a page must not read the disk. */
function readSibling(given: EmailFolder, relative: string): Uint8Array | null {
  try {
    const root = realpathSync(given.folder)
    const sibling = pathBeside({ ...given, folder: root }, relative)
    if (!sibling) return null
    const file = realpathSync(sibling)
    const inside = path.relative(root, file)
    if (!inside || inside.startsWith('..') || path.isAbsolute(inside)) return null
    const { size } = statSync(file)
    return size <= IMAGE_BYTES_MAX ? readFileSync(file) : null
  } catch {
    return null
  }
}
