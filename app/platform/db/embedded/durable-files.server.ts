import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type FileNode = { name: string; parent: FileNode }

/** A file of the engine's file system. Directory streams may have a node but no descriptor. */
type Stream = { nfd?: number; node: FileNode }

type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: FileNode): string
  /** Calls a Node function and converts its error to the errno that PostgreSQL expects. */
  tryFSOperation(call: () => void): void
}

/** PGlite's file system with fsync, or a power failure loses rows. For the pinned version; a test counts the calls. */
export class DurableFiles extends NodeFS {
  /** Called with the flushed segment of the log (16 MB each, numbered upwards), in the middle of a write. */
  onLogFlush: (segment: number) => void = () => {}

  override async init(...args: Parameters<NodeFS['init']>) {
    const prepared = await super.init(...args)
    prepared.emscriptenOpts.preRun?.push((module: unknown) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS
      files.stream_ops.fsync = (stream) => {
        files.tryFSOperation(() => flush(stream, files))
        const segment = logSegment(stream.node)
        if (segment !== undefined) this.onLogFlush(segment)
        return 0
      }
    })
    return prepared
  }
}

/** Flushes bytes and size but not times, for which the file system would first write what others have written. */
function flush(stream: Stream, files: NodeFiles): void {
  if (stream.nfd !== undefined) {
    fs.fdatasyncSync(stream.nfd)
    return
  }
  // Windows cannot flush a folder, and does not need to.
  if (process.platform === 'win32') return
  const descriptor = fs.openSync(files.realPath(stream.node), 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** A log file is named by timeline and number in hexadecimal: 8 digits, then 8 for 4 GB and 8 for 16 MB units. */
function logSegment(file: FileNode): number | undefined {
  if (file.parent.name !== 'pg_wal' || !/^[0-9A-F]{24}$/.test(file.name)) return undefined
  return Number.parseInt(file.name.slice(8, 16), 16) * 256 + Number.parseInt(file.name.slice(16), 16)
}
