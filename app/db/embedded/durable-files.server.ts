import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type FileNode = { name: string; parent: FileNode }

/** A file of the engine's file system. Directory streams may have a node and no descriptor of their own. */
type Stream = { nfd?: number; node: FileNode }

type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: FileNode): string
  /** Runs a call of Node's and turns its error into the error number that PostgreSQL understands. */
  tryFSOperation(call: () => void): void
}

/**
 * The engine's folder file system, with the one call it leaves out: fsync. Without it a power cut loses rows that
 * were already acknowledged. Fitted to the pinned version of PGlite; a test counts the calls.
 */
export class DurableFiles extends NodeFS {
  /**
   * Told which segment of the written-ahead log has just been flushed. Segments are 16 MB and numbered upwards, so
   * this is how far the log has come, at no cost. PostgreSQL is in the middle of a write while this is called.
   */
  onLogFlush: (segment: number) => void = () => {}
  /**
   * How often the log has been flushed: more often than before as soon as anything has been committed, for no commit is
   * acknowledged before it is.
   */
  logFlushes = 0

  override async init(...args: Parameters<NodeFS['init']>) {
    const prepared = await super.init(...args)
    prepared.emscriptenOpts.preRun?.push((module: unknown) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS
      files.stream_ops.fsync = (stream) => {
        files.tryFSOperation(() => flush(stream, files))
        const segment = logSegment(stream.node)
        if (segment !== undefined) {
          this.logFlushes += 1
          this.onLogFlush(segment)
        }
        return 0
      }
    })
    return prepared
  }
}

function flush(stream: Stream, files: NodeFiles): void {
  if (stream.nfd !== undefined) {
    fs.fsyncSync(stream.nfd)
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

/** A log file's name is its timeline and its number, in hexadecimal: 8 digits, then 8 of 4 GB and 8 of 16 MB. */
function logSegment(file: FileNode): number | undefined {
  if (file.parent.name !== 'pg_wal' || !/^[0-9A-F]{24}$/.test(file.name)) return undefined
  return Number.parseInt(file.name.slice(8, 16), 16) * 256 + Number.parseInt(file.name.slice(16), 16)
}
