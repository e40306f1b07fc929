import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type FileNode = { name: string; parent: FileNode }

/** A file of the engine's file system. Directory streams may have a node but no descriptor. */
type Stream = { nfd?: number; node: FileNode }

type Write = (stream: Stream, ...rest: unknown[]) => number

type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number; write: Write; close: (stream: Stream) => void }
  realPath(node: FileNode): string
  /** Calls a Node function and converts its error to the errno that PostgreSQL expects. */
  tryFSOperation(call: () => void): void
}

/**
 * PGlite's folder file system with fsync, which it leaves out. Without fsync a power failure loses committed rows.
 * Written for the pinned version of PGlite; a test counts the calls.
 *
 * PostgreSQL runs on the event loop, and a busy disk may take a second to flush. So a commit's flush of the write-ahead
 * log is only noted, and whoever sent the statement waits for `flushLog` before it counts as committed. The order that
 * recovery relies on stays: before any other file is written, what was noted is flushed at once.
 */
export class DurableFiles extends NodeFS {
  /**
   * Called with the segment of the write-ahead log that was just committed to. Segments are 16 MB and numbered upwards,
   * so this shows how far the log has grown. PostgreSQL is in the middle of a write during the call.
   */
  onLogFlush: (segment: number) => void = () => {}
  /** The descriptor of the segment to flush. */
  #unflushed: number | undefined

  override async init(...args: Parameters<NodeFS['init']>) {
    const prepared = await super.init(...args)
    prepared.emscriptenOpts.preRun?.push((module: unknown) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS
      const { write, close } = files.stream_ops
      files.stream_ops.fsync = (stream) => {
        const segment = logSegment(stream.node)
        if (segment === undefined || stream.nfd !== this.#unflushed) this.#flushLogNow(files)
        if (segment === undefined) {
          files.tryFSOperation(() => flush(stream, files))
        } else {
          this.#unflushed = stream.nfd
          this.onLogFlush(segment)
        }
        return 0
      }
      files.stream_ops.write = (stream, ...rest) => {
        if (this.#unflushed !== undefined && logSegment(stream.node) === undefined) this.#flushLogNow(files)
        return write(stream, ...rest)
      }
      files.stream_ops.close = (stream) => {
        if (stream.nfd === this.#unflushed) this.#flushLogNow(files)
        close(stream)
      }
    })
    return prepared
  }

  /** Resolves once everything committed so far is on the disk. No statement may run meanwhile. */
  async flushLog(): Promise<void> {
    const descriptor = this.#unflushed
    if (descriptor === undefined) return
    await new Promise<void>((resolve, reject) => {
      fs.fdatasync(descriptor, (error) => (error ? reject(error) : resolve()))
    })
    this.#unflushed = undefined
  }

  #flushLogNow(files: NodeFiles): void {
    const descriptor = this.#unflushed
    if (descriptor === undefined) return
    files.tryFSOperation(() => fs.fdatasyncSync(descriptor))
    this.#unflushed = undefined
  }
}

/**
 * Of a file, what reading it back needs: its bytes, its size and where they are, but not its times. For those the file
 * system would first write what others have written, such as the pictures of an import.
 */
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

/**
 * The name of a log file is its timeline and number in hexadecimal: 8 digits, then 8 for 4 GB and 8 for 16 MB units.
 */
function logSegment(file: FileNode): number | undefined {
  if (file.parent.name !== 'pg_wal' || !/^[0-9A-F]{24}$/.test(file.name)) return undefined
  return Number.parseInt(file.name.slice(8, 16), 16) * 256 + Number.parseInt(file.name.slice(16), 16)
}
