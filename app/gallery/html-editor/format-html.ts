import type { FormatResult } from './format-worker.ts'

/** How long the code waits to be shown formatted, in milliseconds. */
const OPENING_DEADLINE = 3_000

/** The formatted HTML, or null if it cannot be parsed or takes too long. */
function formatHtml(text: string): Promise<string | null> {
  const worker = new Worker(new URL('./format-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const timer = setTimeout(() => resolve(null), OPENING_DEADLINE)
  worker.addEventListener('message', ({ data }: MessageEvent<FormatResult>) => resolve(data.formatted))
  worker.addEventListener('error', () => resolve(null))
  worker.postMessage(text)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

let opened: { source: string; text: Promise<string> } | undefined

/** The source as the editor opens it: formatted where that is quick. The same promise for the same source, for `use`. */
export function formatForReading(source: string): Promise<string> {
  if (opened?.source !== source) {
    const text = formatHtml(source).then((formatted) => formatted ?? source)
    opened = { source, text }
  }
  return opened.text
}
