/**
 * The one warm window in which strangers' HTML is taken apart. DOMPurify is sound on jsdom only: on lighter DOMs
 * it lets scripts through without a word. So it proves itself on a hostile canary before it is used.
 */
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import { JSDOM, type DOMWindow } from 'jsdom'
import type { Archive, Size } from './archive.server.ts'
import { isRemote } from './archive.server.ts'
import { cleanDeclarations, cleanStylesheet } from './clean-css.ts'

export type Sanitized = { root: HTMLElement; removed: Removed }
export type Removed = { remoteImages: number; missingImages: number; trackingPixels: number; scripts: number }

const SETTINGS = {
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
  USE_PROFILES: { html: true },
  ADD_TAGS: ['html', 'head', 'body', 'style', 'center', 'font'],
  ADD_ATTR: [
    ...['align', 'alink', 'background', 'bgcolor', 'border', 'bordercolor', 'cellpadding', 'cellspacing', 'clear'],
    ...['color', 'dir', 'face', 'height', 'hspace', 'lang', 'leftmargin', 'link', 'marginheight', 'marginwidth'],
    ...['noshade', 'nowrap', 'rightmargin', 'role', 'size', 'start', 'style', 'target', 'text', 'topmargin'],
    ...['valign', 'vlink', 'vspace', 'width'],
  ],
  FORBID_TAGS: [
    ...['form', 'input', 'button', 'select', 'option', 'optgroup', 'textarea', 'datalist', 'fieldset', 'legend'],
    ...['label', 'output', 'meter', 'progress', 'iframe', 'frame', 'frameset', 'noframes', 'object', 'embed'],
    ...['applet', 'svg', 'math', 'audio', 'video', 'source', 'track', 'canvas', 'template', 'slot', 'dialog'],
    ...['base', 'link', 'meta', 'title', 'script', 'noscript', 'map', 'area', 'marquee', 'portal', 'xml'],
  ],
  FORBID_ATTR: [
    ...['action', 'autofocus', 'autoplay', 'cite', 'contenteditable', 'data', 'download', 'draggable'],
    ...['dynsrc', 'formaction', 'http-equiv', 'is', 'longdesc', 'loop', 'lowsrc', 'name', 'ping', 'popover'],
    ...['popovertarget', 'poster', 'profile', 'slot', 'srcdoc', 'srcset', 'sizes', 'tabindex', 'usemap'],
    ...['xlink:href', 'xml:base', 'xmlns', 'loading', 'crossorigin', 'referrerpolicy', 'integrity'],
  ],
  ALLOW_DATA_ATTR: false,
  // The tail keeps values that are no addresses: without it bgcolor, width and cellpadding vanish.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
} satisfies Config

let window: DOMWindow | undefined
let purify: DOMPurify | undefined
/** The email being cleaned; hooks are the instance's, and cleaning is one synchronous step. */
let task: { archive: Archive; removed: Removed } | undefined

/** Takes everything out of `html` that could run, load or submit, and turns its pictures into archived ones. */
export function sanitize(html: string, archive: Archive): Sanitized {
  const instance = readySanitizer()
  const removed = { remoteImages: 0, missingImages: 0, trackingPixels: 0, scripts: 0 }
  task = { archive, removed }
  try {
    const root = instance.sanitize(html, SETTINGS) as unknown as HTMLElement
    return { root, removed }
  } finally {
    task = undefined
  }
}

/** Parses without running or loading anything. */
export function parseHtml(html: string): Document {
  readySanitizer()
  return new window!.DOMParser().parseFromString(html, 'text/html')
}

/** @throws when the sanitiser does not do its work: then nothing may be taken in at all. */
export function readySanitizer(): DOMPurify {
  if (purify) return purify
  const fresh = new JSDOM('<!DOCTYPE html><body>').window
  const instance = createDOMPurify(fresh as never)
  if (!instance.isSupported) throw new Error('The HTML sanitiser does not work on this machine; nothing is taken in')
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
  const left = (instance.sanitize(CANARY, SETTINGS) as unknown as HTMLElement).outerHTML
  if (!left.includes('kept') || /<(?:script|svg|math|iframe|meta)|onerror=|onload=|script:|@import|expression/i.test(left)) {
    throw new Error('The HTML sanitiser let its canary through; nothing is taken in')
  }
}

function prepareElement(node: Node): void {
  if (node.nodeType !== 1) return
  const element = node as Element
  if (element.tagName === 'SCRIPT' && task) task.removed.scripts += 1
  // Before DOMPurify looks: it drops a whole style element for one `<` in it, such as a comment mark.
  if (element.tagName === 'STYLE' && element.namespaceURI === 'http://www.w3.org/1999/xhtml') {
    element.textContent = cleanStylesheet(element.textContent ?? '', cssAssets())
    element.removeAttribute('media')
  }
}

function prepareAttributes(node: Node): void {
  if (node.nodeType !== 1) return
  const element = node as Element
  const style = element.getAttribute('style')
  if (style !== null) setOrRemove(element, 'style', cleanDeclarations(style, cssAssets()))
  const background = element.getAttribute('background')
  if (background !== null) setOrRemove(element, 'background', task?.archive.picture(background) ?? '')
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
  // A relative address would lead into the gallery itself; only places within the email stay.
  if (!/^#[\w-]*$/.test(href)) link.removeAttribute('href')
}

function preparePicture(image: Element): void {
  const source = image.getAttribute('src')?.trim() ?? ''
  if (!task || !source) return image.removeAttribute('src')
  const { archive, removed } = task
  const size = statedSize(image)
  const address = archive.picture(source)
  if (isTrackingPixel(image, size)) {
    removed.trackingPixels += 1
    return image.remove()
  }
  if (address) return image.setAttribute('src', address)
  if (isRemote(source)) removed.remoteImages += 1
  else removed.missingImages += 1
  const place = placeholderSize(size)
  const isSpacer = place.width <= 3 || place.height <= 3
  image.setAttribute('src', isSpacer ? archive.spacer(place) : archive.placeholder(place))
}

function isTrackingPixel(image: Element, { width, height }: Partial<Size>): boolean {
  if (width !== undefined && height !== undefined) return width <= 3 && height <= 3
  return (width ?? 99) <= 1 || (height ?? 99) <= 1 || /display\s*:\s*none/i.test(image.getAttribute('style') ?? '')
}

function placeholderSize({ width, height }: Partial<Size>): Size {
  if (width !== undefined && height !== undefined) return { width, height }
  if (width !== undefined) return { width, height: width > 200 ? width / 2 : width }
  if (height !== undefined) return { width: height > 200 ? height * 2 : height, height }
  return { width: 240, height: 120 }
}

/** The size an image is drawn at as far as it says so itself; `100%` says nothing. */
function statedSize(image: Element): Partial<Size> {
  const style = image.getAttribute('style') ?? ''
  return { width: statedSide('width', image, style), height: statedSide('height', image, style) }
}

function statedSide(side: 'width' | 'height', image: Element, style: string): number | undefined {
  const inStyle = new RegExp(`(?:^|[;\\s])${side}\\s*:\\s*([\\d.]+)px`, 'i').exec(style)?.[1]
  const inAttribute = /^\s*([\d.]+)\s*(?:px)?\s*$/i.exec(image.getAttribute(side) ?? '')?.[1]
  const value = Number(inAttribute ?? inStyle)
  return Number.isFinite(value) && (inAttribute ?? inStyle) !== undefined ? value : undefined
}

function cssAssets() {
  return {
    picture: (url: string) => task?.archive.picture(url) ?? null,
    font: (url: string) => task?.archive.font(url) ?? null,
  }
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

/** As a browser reads it, with `//host` spelled out: the frame it is shown in has another scheme. */
function plainHref(href: string): string {
  // eslint-disable-next-line no-control-regex
  const plain = href.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '').replace(/[\t\n\r]/g, '')
  return /^[\\/]{2}/.test(plain) ? `https://${plain.slice(2)}` : plain
}
