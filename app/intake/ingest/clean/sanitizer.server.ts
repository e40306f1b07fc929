/** DOMPurify is only safe on jsdom: on lighter DOMs it lets scripts through, so it must remove a hostile canary before it is used. */
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import type { DOMWindow } from 'jsdom'
import { parse, serialize } from 'parse5'
import { openHtmlWindow } from '#app/platform/lib/html-window.server.ts'
import { type EmailAssets, isRemote } from '#app/intake/ingest/assets/email-assets.server.ts'
import type { InlineSvgs } from '#app/intake/ingest/assets/inline-svg-source.ts'
import { plainAddress } from '#app/intake/ingest/assets/referenced-images.ts'
import { cleanDeclarations, cleanStylesheet } from './clean-css.ts'
import { allowedComment } from './outlook-comments.ts'
import { isHiddenForGood, isTrackingPixel, placeholderSize, statedSize } from './image-size.ts'

const EMAIL_TAGS = 'html head body style center font'

/** Presentational table attributes of the nineties, which emails still use. */
const EMAIL_ATTRIBUTES =
  'align alink background bgcolor border bordercolor cellpadding cellspacing clear color dir face height hspace ' +
  'lang leftmargin link marginheight marginwidth noshade nowrap rightmargin role size start style target text ' +
  'topmargin valign vlink vspace width'

/** Elements that load, submit, embed, or follow parsing rules of their own. */
const FORBIDDEN_TAGS =
  'form input button select option optgroup textarea datalist fieldset legend label output meter progress iframe ' +
  'frame frameset noframes object embed applet svg math audio video source track canvas template slot dialog base ' +
  'link meta title script noscript map area marquee portal xml'

const FORBIDDEN_ATTRIBUTES =
  'action autofocus autoplay cite contenteditable crossorigin data download draggable dynsrc formaction http-equiv ' +
  'integrity is loading longdesc loop lowsrc name ping popover popovertarget poster profile referrerpolicy sizes ' +
  'slot srcdoc srcset tabindex usemap xlink:href xml:base xmlns'

const SANITIZER_SETTINGS = {
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
  USE_PROFILES: { html: true },
  ADD_TAGS: EMAIL_TAGS.split(' '),
  ADD_ATTR: EMAIL_ATTRIBUTES.split(' '),
  FORBID_TAGS: FORBIDDEN_TAGS.split(' '),
  FORBID_ATTR: FORBIDDEN_ATTRIBUTES.split(' '),
  ALLOW_DATA_ATTR: false,
  // The tail keeps values that are not URLs: without it bgcolor, width and cellpadding would be removed.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
} satisfies Config

export type Sanitized = { root: HTMLElement; removed: Removed }
type Removed = { remoteImages: number; missingImages: number; trackingPixels: number; scripts: number }

let window: DOMWindow | undefined
let purify: DOMPurify | undefined
/** The email being cleaned: DOMPurify's hooks belong to the instance, and cleaning is synchronous. */
let task: { assets: EmailAssets; inlineSvgs: InlineSvgs; removed: Removed; comments: string[] } | undefined
/** Marks a comment while DOMPurify, which removes comments, runs. It also removes such elements of an email. */
const COMMENT_PLACEHOLDER = 'outlook-comment'
/** No message encloses this file, so a placeholder takes its place. */
const UNRENDERED = 'cid:unrendered drawing'

export function sanitize(html: string, assets: EmailAssets, inlineSvgs: InlineSvgs = new Map()): Sanitized {
  const instance = readySanitizer()
  const removed = { remoteImages: 0, missingImages: 0, trackingPixels: 0, scripts: 0 }
  const comments: string[] = []
  task = { assets, inlineSvgs, removed, comments }
  try {
    const root = instance.sanitize(withOneBody(html), SANITIZER_SETTINGS) as unknown as HTMLElement
    for (const marker of root.querySelectorAll(COMMENT_PLACEHOLDER)) {
      marker.replaceWith(root.ownerDocument.createComment(comments[Number(marker.id)]!))
    }
    return { root, removed }
  } finally {
    task = undefined
  }
}

/** By the HTML standard a further `<body>` only adds attributes to the first; jsdom lets it overwrite them. */
function withOneBody(html: string): string {
  return html.split(/<body[\s>/]/i).length > 2 ? serialize(parse(html, { scriptingEnabled: false })) : html
}

/** Parses without running or loading anything. */
export function parseHtml(html: string): Document {
  readySanitizer()
  return new window!.DOMParser().parseFromString(html, 'text/html')
}

/** @throws when the sanitizer does not work here: then nothing may be imported. */
function readySanitizer(): DOMPurify {
  if (purify) return purify
  const fresh = openHtmlWindow()
  const instance = createDOMPurify(fresh)
  if (!instance.isSupported)
    throw new Error('The HTML sanitizer does not work on this machine; nothing is imported')
  instance.addHook('beforeSanitizeElements', prepareElement)
  instance.addHook('beforeSanitizeAttributes', prepareAttributes)
  window = fresh
  purify = instance
  try {
    proveOnCanary(instance)
  } catch (error) {
    purify = undefined
    throw error
  }
  return instance
}

const CANARY =
  '<html><head><meta http-equiv=refresh content="0;url=javascript:alert(1)"><style>@import "//evil.test";' +
  'p{behavior:url(x)}</style></head><body onload=alert(1)><p style="width:expression(alert(1))">kept</p>' +
  '<script>alert(1)</script><a href="java&#10;script:alert(1)">a</a><img src=x onerror=alert(1)>' +
  '<svg><style><img src=x onerror=alert(1)></style></svg><math><mtext><table><mglyph><style><!--</style>' +
  '<img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></math><iframe srcdoc="<script>1</script>"></iframe>'

function proveOnCanary(instance: DOMPurify): void {
  const left = (instance.sanitize(CANARY, SANITIZER_SETTINGS) as unknown as HTMLElement).outerHTML
  if (
    !left.includes('kept') ||
    /<(?:script|svg|math|iframe|meta)|onerror=|onload=|script:|@import|expression/i.test(left)
  ) {
    throw new Error('The HTML sanitizer let its canary through; nothing is imported')
  }
}

function prepareElement(node: Node): void {
  if (node.nodeType === 8) return keepComment(node)
  if (node.nodeType !== 1) return
  const element = node as Element
  if (element.tagName === 'SCRIPT' && task) task.removed.scripts += 1
  // Before DOMPurify runs: it drops a whole style element for a single `<`, such as a comment mark.
  if (element.tagName === 'STYLE' && element.namespaceURI === 'http://www.w3.org/1999/xhtml') {
    element.textContent = cleanStylesheetFor(element.getAttribute('media'), element.textContent ?? '')
    element.removeAttribute('media')
  }
  // DOMPurify takes a whole element out, with its words, for the name of a custom element.
  element.removeAttribute('is')
  if (element.tagName === 'BUTTON') keepLookOfButton(element)
  if (element.localName === 'svg') putPictureFor(element)
}

const MEDIA = /^[\w\s(),:.\-<>=/]{1,200}$/

/** A style sheet with the condition of its element, which would otherwise apply always: print rules too. */
function cleanStylesheetFor(media: string | null, css: string): string {
  const cleaned = cleanStylesheet(css, cssAssets())
  const condition = media?.trim() ?? ''
  if (!condition || /^(?:all|screen)$/i.test(condition)) return cleaned
  return MEDIA.test(condition) ? cleanStylesheet(`@media ${condition}{${cleaned}}`, cssAssets()) : ''
}

const BUTTON_LOOK =
  'display:inline-block;box-sizing:border-box;padding:1px 6px;border:2px outset #767676;background:#efefef;color:#000;font:13.333px Arial;text-align:center;'

/** A button submits, so it goes; in its place, behind where the walk is, a box that looks the same. */
function keepLookOfButton(button: Element): void {
  const box = button.ownerDocument.createElement('span')
  for (const name of ['class', 'id', 'dir', 'lang', 'align', 'title']) {
    const value = button.getAttribute(name)
    if (value !== null) box.setAttribute(name, value)
  }
  box.setAttribute('style', `${BUTTON_LOOK}${button.getAttribute('style') ?? ''}`)
  box.append(...button.childNodes)
  button.after(box)
}

/** SVG goes, with all it contains; in its place, behind where the walk is, what it shows. */
function putPictureFor(svg: Element): void {
  const inlineSvg = task?.inlineSvgs.get(svg.outerHTML)
  if (!inlineSvg) return
  const { png, size, alt } = inlineSvg
  const image = svg.ownerDocument.createElement('img')
  for (const name of ['class', 'id', 'style', 'align']) {
    const value = svg.getAttribute(name)
    if (value !== null) image.setAttribute(name, value)
  }
  image.setAttribute('width', /^\d{1,3}%$/.exec(svg.getAttribute('width') ?? '')?.[0] ?? String(size.width))
  if (!image.getAttribute('width')!.endsWith('%')) image.setAttribute('height', String(size.height))
  image.setAttribute('alt', alt)
  image.setAttribute('src', png ? `data:image/png;base64,${Buffer.from(png).toString('base64')}` : UNRENDERED)
  svg.after(image)
}

/** Before the comment itself, which the walk has already passed. */
function keepComment(comment: Node): void {
  const kept = task && allowedComment(comment.nodeValue ?? '', cssAssets())
  if (!kept) return
  const marker = comment.ownerDocument!.createElement(COMMENT_PLACEHOLDER)
  marker.id = String(task!.comments.push(kept) - 1)
  comment.parentNode?.insertBefore(marker, comment)
}

function prepareAttributes(node: Node): void {
  if (node.nodeType !== 1) return
  const element = node as Element
  const style = element.getAttribute('style')
  if (style !== null) setOrRemove(element, 'style', cleanDeclarations(style, cssAssets()))
  const background = element.getAttribute('background')
  if (background !== null) setOrRemove(element, 'background', task?.assets.picture(background) ?? '')
  if (element.tagName === 'IMG') preparePicture(element)
  else element.removeAttribute('src')
  if (element.tagName === 'A') prepareLink(element)
  else element.removeAttribute('href')
}

function prepareLink(link: Element): void {
  const href = plainHref(link.getAttribute('href') ?? '')
  if (/^(?:https?:\/\/|mailto:|tel:|sms:)[^\s]/i.test(href)) {
    link.setAttribute('href', href)
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
    return
  }
  link.removeAttribute('target')
  // A relative link would lead into the gallery; only fragments within the email are kept.
  if (!/^#[\w-]*$/.test(href)) link.removeAttribute('href')
}

function preparePicture(image: Element): void {
  const source = image.getAttribute('src')?.trim() ?? ''
  if (!task || !source) return image.removeAttribute('src')
  const { assets, removed } = task
  const size = statedSize(image)
  if (isRemote(source) && isTrackingPixel(image, size)) {
    removed.trackingPixels += 1
    if (isHiddenForGood(image)) return image.remove()
    // Old layouts rely on one-pixel images: the space is kept, even if the image was a tracking pixel.
    return image.setAttribute('src', assets.spacer({ width: size.width ?? 1, height: size.height ?? 1 }))
  }
  const address = assets.picture(source)
  if (address) return image.setAttribute('src', address)
  if (isRemote(source)) removed.remoteImages += 1
  else removed.missingImages += 1
  const marker = placeholderSize(size)
  const isSpacer = marker.width <= 3 || marker.height <= 3
  image.setAttribute('src', isSpacer ? assets.spacer(marker) : assets.placeholder(marker))
}

function cssAssets() {
  return {
    picture: (url: string) => task?.assets.picture(url) ?? null,
    font: (url: string) => task?.assets.font(url) ?? null,
  }
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

/** As a browser reads it, with a scheme added to `//host`, because the frame that shows it has a different one. */
function plainHref(href: string): string {
  const plain = plainAddress(href)
  return /^[\\/]{2}/.test(plain) ? `https://${plain.slice(2)}` : plain
}
