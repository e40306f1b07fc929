import { liveHtml } from '#app/features/gallery/email-page/live-html.ts'

/**
 * What no policy keeps from knocking at other doors or from leading the frame away. Templates go too: they could bring
 * such elements back as a shadow tree.
 */
const KNOCKING = 'link, base, meta[http-equiv], template'

/** Mending can change what a text means to a parser; so often it is looked at again. */
const ROUNDS = 4

/** Edited HTML as the preview frame gets it: harmless by the policy it carries, seen by day, its links beside it. */
export function previewDocument(text: string, contentPolicy: string): string {
  let html = text
  for (let round = 0; round < ROUNDS; round++) {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const knocking = page.querySelectorAll(KNOCKING)
    for (const element of knocking) element.remove()
    html = page.documentElement.outerHTML
    if (knocking.length === 0) break
  }
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">`
  return `<!doctype html>${liveHtml(html, { dark: false, images: true }).replace('<head>', `<head>${policy}`)}`
}
