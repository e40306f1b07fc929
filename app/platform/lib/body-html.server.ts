/**
 * Sanitizes the body of a post when it is stored and again when it is shown, so that HTML which reached the database
 * some other way is harmless too.
 */
import createDOMPurify, { type DOMPurify } from 'dompurify'
import { openHtmlWindow } from '#app/platform/lib/html-window.server.ts'

const ELEMENTS =
  'section h1 h2 h3 h4 p br hr ul ol li blockquote pre figure figcaption table thead tbody tr th td img a strong em ' +
  'b i s code mark sub sup'

let purify: DOMPurify | undefined

/** Created on first use. DOMPurify needs jsdom: on a lighter DOM it would let everything pass. */
function readyPurify(): DOMPurify {
  if (purify) return purify
  const instance = createDOMPurify(openHtmlWindow())
  if (!instance.isSupported) throw new Error('Posts cannot be cleaned: the sanitizer does not work here')
  instance.addHook('afterSanitizeAttributes', (node) => {
    if (node.getAttribute('class') !== 'highlight') node.removeAttribute('class')
    if (node.getAttribute('src')?.startsWith('data:')) node.removeAttribute('src')
  })
  purify = instance
  return instance
}

const ALLOWED = {
  ALLOWED_TAGS: ELEMENTS.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'class', 'data-block'],
  ADD_URI_SAFE_ATTR: ['data-block'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // `//host` and `/\\host` are other sites.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i,
}

export function cleanBody(body: string): string {
  return readyPurify().sanitize(body, ALLOWED)
}

export function bodyFragment(body: string): DocumentFragment {
  return readyPurify().sanitize(body, { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
}
