import { liveHtml } from '#app/features/gallery/email-page/live-html.ts'

/**
 * Elements that can contact other servers or navigate the frame whatever the content policy says. Templates go too:
 * they could bring such elements back as a shadow tree.
 */
const BLOCKED_ELEMENTS = 'link, base, meta[http-equiv], template'

/** Serialising can change how a text is parsed, so the result is parsed and checked again. */
const MAX_PASSES = 4

/** Edited HTML for the preview frame: restricted by its content policy, in light mode, links in a new tab. */
export function previewDocument(text: string, contentPolicy: string): string {
  let html = text
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const blocked = page.querySelectorAll(BLOCKED_ELEMENTS)
    for (const element of blocked) element.remove()
    html = page.documentElement.outerHTML
    if (blocked.length === 0) break
  }
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">`
  return `<!doctype html>${liveHtml(html, { dark: false, images: true }).replace('<head>', `<head>${policy}`)}`
}
