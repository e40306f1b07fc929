/** Formats one HTML document, off the main thread: a large email takes seconds. */
import { format } from 'prettier/standalone'
import css from 'prettier/plugins/postcss'
import html from 'prettier/plugins/html'

export type FormatResult = { formatted: string | null }

addEventListener('message', ({ data }: MessageEvent<string>) => {
  format(data, { parser: 'html', plugins: [html, css], printWidth: 100 }).then(
    (formatted) => postMessage({ formatted } satisfies FormatResult),
    () => postMessage({ formatted: null } satisfies FormatResult),
  )
})
