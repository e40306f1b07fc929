/**
 * How Node runs the server and its commands with a third less memory (docs/decisions/020-deployment-and-metrics.md has
 * the measurements). The Dockerfile and deploy/mailshelf.service say the same.
 */
export const NODE_FLAGS = [
  '--enable-source-maps',
  // Of the space for new objects, which Node lets grow to 128 MB and keeps.
  '--max-semi-space-size=8',
]

/** glibc only: few arenas, and whatever is freed in large blocks goes back to the system at once. */
export const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
  // Blocks of this size are mapped one by one. In an arena, what the compiler of WebAssembly freed would stay.
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '32768',
}
