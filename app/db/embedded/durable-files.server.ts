import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** A file of the engine's file system. Directory streams have a node and no descriptor of their own. */
type Stream = { nfd?: number; node: unknown }

type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: unknown): string
}

/**
 * The engine's folder file system, with the one call it leaves out: fsync. Without it a power cut loses rows that
 * were already acknowledged. Fitted to the pinned version of PGlite; a test counts the calls.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const prepared = await super.init(...args)
    prepared.emscriptenOpts.preRun?.push((module: unknown) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS
      files.stream_ops.fsync = (stream) => {
        flush(stream, files)
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
  const descriptor = fs.openSync(files.realPath(stream.node), 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
