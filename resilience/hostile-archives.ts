/** Archives made to escape their folder, to fill the disk, or to keep whoever opens them busy. */
import { createWriteStream, readFileSync } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { crc32, deflateRawSync } from 'node:zlib'
import { ZipFile } from 'yazl'

const GIGABYTE = 2 ** 30

/** One file of zeros: a gigabyte unpacked, a megabyte packed. */
export async function writeZipBomb(folder: string): Promise<string> {
  return writeZip(path.join(folder, 'bomb.zip'), (zip) =>
    zip.addBuffer(Buffer.alloc(GIGABYTE - 1), 'mail.html', { compressionLevel: 1 }),
  )
}

/** Archives in archives, sixteen in each, four deep: of a gigabyte each at the end. */
export async function writeNestedZip(folder: string): Promise<string> {
  let file = await writeZipBomb(folder)
  for (let depth = 0; depth < 4; depth += 1) {
    const inner = readFileSync(file)
    file = await writeZip(path.join(folder, `nested-${depth}.zip`), (zip) => {
      for (let at = 0; at < 16; at += 1) zip.addBuffer(inner, `${at}.zip`)
    })
  }
  return file
}

/** More files than any collection of emails has. */
export async function writeCrowdedZip(folder: string): Promise<string> {
  return writeZip(path.join(folder, 'crowded.zip'), (zip) => {
    for (let at = 0; at < 60_000; at += 1) zip.addBuffer(Buffer.from('x'), `${at}.txt`, { compress: false })
  })
}

/**
 * A file whose name leads outside the target folder (path traversal). yazl refuses such names, so the bytes are written
 * by hand.
 */
export function escapingZip(name: string): Buffer {
  const content = Buffer.from('<p>escaped</p>')
  const packed = deflateRawSync(content)
  const [local, central, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)]
  local.writeUInt32LE(0x04034b50, 0)
  central.writeUInt32LE(0x02014b50, 0)
  end.writeUInt32LE(0x06054b50, 0)
  for (const [header, at] of [
    [local, 4],
    [central, 6],
  ] as const) {
    header.writeUInt16LE(20, at)
    header.writeUInt16LE(8, at + 4)
    header.writeUInt32LE(crc32(content), at + 10)
    header.writeUInt32LE(packed.length, at + 14)
    header.writeUInt32LE(content.length, at + 18)
    header.writeUInt16LE(Buffer.byteLength(name), at + 22)
  }
  const files = Buffer.concat([local, Buffer.from(name), packed])
  const directory = Buffer.concat([central, Buffer.from(name)])
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(files.length, 16)
  return Buffer.concat([files, directory, end])
}

/** A tar with one regular file, whose name leads outside any folder. */
export function escapingTar(name: string): Buffer {
  const content = Buffer.alloc(512, 'escaped')
  const header = Buffer.alloc(512)
  const fields: [at: number, text: string][] = [
    [0, name],
    [100, '0000600'],
    [108, '0000000'],
    [116, '0000000'],
    [124, content.length.toString(8).padStart(11, '0')],
    [136, '00000000000'],
    [148, '        '],
    [156, '0'],
    [257, 'ustar\u000000'],
  ]
  for (const [at, text] of fields) header.write(text, at, 'latin1')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return Buffer.concat([header, content, Buffer.alloc(1024)])
}

async function writeZip(file: string, fill: (zip: ZipFile) => void): Promise<string> {
  const zip = new ZipFile()
  const out = createWriteStream(file)
  zip.outputStream.pipe(out)
  fill(zip)
  zip.end()
  await finished(out)
  return file
}
