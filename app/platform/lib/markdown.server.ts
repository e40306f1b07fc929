import { marked } from 'marked'
import { cleanBody } from './body-html.server.ts'

/** Markdown as clean HTML, with the elements of posts. The title of the page is its only `h1`. */
export function htmlOfMarkdown(text: string): string {
  const html = marked.parse(text, {
    async: false,
    walkTokens(token) {
      if (token.type === 'heading') token.depth = Math.max(2, token.depth)
    },
  })
  return cleanBody(html)
}
