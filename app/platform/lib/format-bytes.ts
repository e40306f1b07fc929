/** A size as text, in powers of 1024: `12 kB`, `3.4 MB`, `2.1 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} kB`
  const megabytes = bytes / 1024 / 1024
  return megabytes < 1024 ? `${rounded(megabytes)} MB` : `${rounded(megabytes / 1024)} GB`
}

function rounded(size: number): string {
  return size < 10 ? size.toFixed(1) : String(Math.round(size))
}
