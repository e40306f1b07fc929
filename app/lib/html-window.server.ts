import { createRequire } from 'node:module'
import type * as Jsdom from 'jsdom'

const require = createRequire(import.meta.url)

/**
 * A window without a screen, for taking HTML apart; it neither runs nor loads anything. jsdom is a third of all that
 * the server consists of, so it is read when the first window is wanted and no start waits for it.
 */
export function openHtmlWindow(): Jsdom.DOMWindow {
  const { JSDOM } = require('jsdom') as typeof Jsdom
  return new JSDOM('<!DOCTYPE html><body>').window
}
