import { expect, it } from 'vitest'
import { refuseHost } from './host-check.ts'

const SITE = 'https://gallery.example:8443'

it.each([
  [['Host', 'gallery.example'], '/', SITE, null],
  [['host', 'Gallery.Example:3000'], '/', SITE, null],
  [['Host', 'evil.example'], '/', SITE, 421],
  [['Host', '127.0.0.1:3000'], '/', SITE, 421],
  [['Host', '10.1.2.3'], '/healthz', SITE, null],
  [['Host', '10.1.2.3'], '/readyz?full', SITE, null],
  [['Host', '10.1.2.3'], '/healthz/', SITE, 421],
  [['Host', 'gallery.example'], 'http://evil.example/', SITE, 421],
  [['Host', 'evil.example'], 'http://gallery.example/', SITE, 421],
  [['Host', 'gallery.example'], 'http://gallery.example/brands', SITE, null],
  [['Host', 'gallery.example', 'Host', 'gallery.example'], '/', SITE, 400],
  [['Host', 'gallery.example', 'HOST', 'evil.example'], '/healthz', SITE, 400],
  [[], '/', SITE, 400],
  [['Host', ''], '/', SITE, 400],
  [['Host', 'a b'], '/', SITE, 400],
  [['Host', 'somebody@gallery.example'], '/', SITE, 400],
  [['Host', 'gallery.example/brands'], '/', SITE, null],
  [['Host', 'localhost:3000'], '/', undefined, null],
  [['Host', 'gallery.localhost'], '/', undefined, null],
  [['Host', '127.0.0.1'], '/', undefined, null],
  [['Host', '[::1]:3000'], '/', undefined, null],
  [['Host', '192.168.4.5:3000'], '/', undefined, null],
  [['Host', '172.31.0.1'], '/', undefined, null],
  [['Host', '172.32.0.1'], '/', undefined, 421],
  [['Host', '[fd12::7]'], '/', undefined, null],
  [['Host', '[::ffff:192.168.4.5]'], '/', undefined, null],
  [['Host', '[2001:db8::1]'], '/', undefined, 421],
  [['Host', '203.0.113.9'], '/', undefined, 421],
  // Browsers read this as 127.0.0.1, and so do we.
  [['Host', '2130706433'], '/', undefined, null],
  [['Host', 'nas'], '/', undefined, null],
  [['Host', 'nas.local'], '/', undefined, null],
  [['Host', 'gallery.example'], '/', undefined, 421],
  [['Host', 'localhost.evil.example'], '/', undefined, 421],
  [['Host', 'notlocal'], '/', undefined, null],
  [['Host', 'evil.notlocal'], '/', undefined, 421],
])('%j requesting %s of %s gets %s', (rawHeaders, url, site, status) => {
  expect(refuseHost({ rawHeaders, url }, site)?.status ?? null).toBe(status)
})
