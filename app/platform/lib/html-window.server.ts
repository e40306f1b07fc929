import { createRequire } from 'node:module'
import type * as Jsdom from 'jsdom'

const require = createRequire(import.meta.url)

/**
 * A jsdom window for parsing HTML; it neither runs nor loads anything. jsdom is a third of the server's code, so it is
 * loaded on first use.
 */
export function openHtmlWindow(): Jsdom.DOMWindow {
  const { JSDOM } = require('jsdom') as typeof Jsdom
  return new JSDOM('<!DOCTYPE html><body>').window
}
