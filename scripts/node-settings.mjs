/**
 * The settings with which Node runs the server and its commands with a third less memory (measurements:
 * docs/decisions/020-deployment-and-metrics.md). The Dockerfile and deploy/mailshelf.service have the same ones.
 */
export const NODE_FLAGS = [
  '--enable-source-maps',
  // The maximum of the space for new objects, which Node otherwise lets grow to 128 MB and keeps. In megabytes.
  '--max-semi-space-size=8',
]

/** Settings of glibc: few arenas, and freed large blocks go back to the system at once. */
export const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
  // Blocks of this size are mapped one by one. In an arena, memory that the WebAssembly compiler freed would stay.
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '32768',
}
