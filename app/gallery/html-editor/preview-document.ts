import { asReadBy, FRAME_HEAD } from '#app/gallery/email-page/live-html.ts'

/**
 * Elements that can contact other servers or navigate the frame whatever the content policy says. Templates go too:
 * they could bring such elements back as a shadow tree.
 */
const BLOCKED_ELEMENTS = 'link, base, meta[http-equiv], template'

/** Serializing can change how a text is parsed, so the result is parsed and checked again. */
const MAX_PASSES = 4

/** Edited HTML for the preview frame: restricted by its content policy, in light mode, links in a new tab. */
export function previewDocument(text: string, contentPolicy: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">`
  let page = parsed(text)
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const blocked = page.querySelectorAll(BLOCKED_ELEMENTS)
    for (const element of blocked) element.remove()
    if (blocked.length === 0) break
    page = parsed(page.documentElement.outerHTML)
  }
  // In the tree, not in the text: what looks like the head there may be an attribute or a comment before it.
  page.head.insertAdjacentHTML('afterbegin', policy + FRAME_HEAD)
  const html = page.documentElement.outerHTML
  return `<!doctype html>${asReadBy(html, { dark: false, images: true })}`
}

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
