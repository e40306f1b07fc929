import { createRequire } from 'node:module'
import type * as Jsdom from 'jsdom'

const require = createRequire(import.meta.url)

/** A jsdom window that neither runs nor loads anything; loaded on first use, a third of the server's code. */
export function openHtmlWindow(): Jsdom.DOMWindow {
  const { JSDOM } = require('jsdom') as typeof Jsdom
  return new JSDOM('<!DOCTYPE html><body>').window
}
