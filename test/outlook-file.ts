import { burn, type Entry } from '@kenjiuno/msgreader/lib/Burner.js'

const DIRECTORY = 1
const DOCUMENT = 2
const ROOT = 5

/** Folders and files by their names. */
export type Tree = { [name: string]: Uint8Array | Tree }

/** A compound file, as Outlook writes it. */
export function compoundFile(tree: Tree): Uint8Array {
  const entries: Entry[] = []
  function add(name: string, type: number, value: Uint8Array | Tree): number {
    const at = entries.length
    const entry: Entry = { name, type, length: value instanceof Uint8Array ? value.length : 0 }
    entries.push(entry)
    // The writer reads the memory behind the bytes, which a Buffer shares with others.
    if (value instanceof Uint8Array) entry.binaryProvider = () => Uint8Array.from(value)
    else {
      entry.children = Object.entries(value).map(([child, of]) =>
        add(child, of instanceof Uint8Array ? DOCUMENT : DIRECTORY, of),
      )
    }
    return at
  }
  add('Root Entry', ROOT, tree)
  return burn(entries)
}

/** A text as a file of it holds it. */
export function outlookText(value: string): Uint8Array {
  return Buffer.from(value, 'utf16le')
}

/** A rich text as a file of it holds it, uncompressed. */
export function outlookRtf(rtf: string): Uint8Array {
  const head = Buffer.alloc(16)
  head.writeUInt32LE(rtf.length + 12, 0)
  head.writeUInt32LE(rtf.length, 4)
  head.write('MELA', 8, 'latin1')
  return Buffer.concat([head, Buffer.from(rtf, 'latin1')])
}
