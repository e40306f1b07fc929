import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { namePaths } from '#app/intake/ingest/parse/named-files.ts'
import { isRemote, createEmailAssets } from './email-assets.server.ts'
import { placeholderPicture, spacerPicture } from './placeholder-image.ts'

const PNG = placeholderPicture(4, 4)
const WOFF2 = Buffer.from('wOF2 and more')
const KEY = /^\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.png$/

test('stores included images by id, name and data URL', () => {
  const assets = createEmailAssets({ enclosed: new Map([['a@b', PNG]]) })
  expect(assets.picture('cid:A@b')).toMatch(KEY)
  expect(assets.picture('CID:a%40b')).toMatch(KEY)
  expect(assets.picture(`data:image/jpeg;base64,${Buffer.from(PNG).toString('base64')}`)).toMatch(KEY)
  expect(assets.files.size).toBe(1)
})

test.each([
  'https://cdn.test/a.png',
  '//cdn.test/a.png',
  'cid:none',
  'data:image/svg+xml,<svg/>',
  'data:image/png;base64,AAAA',
  'a.png',
  'file:///etc/hostname',
  'javascript:1',
  '',
  '   ',
])('has no address for %s', (url) =>
  expect(createEmailAssets({ enclosed: new Map() }).picture(url)).toBeNull(),
)

test('checks content, not file names', () => {
  const assets = createEmailAssets({
    enclosed: new Map([['x', Buffer.from('<script>')]]),
  })
  expect(assets.picture('cid:x')).toBeNull()
  expect(assets.files.size).toBe(0)
})

test('keeps fonts and images apart', () => {
  const assets = createEmailAssets({ enclosed: new Map([['f', WOFF2]]) })
  expect(assets.picture('cid:f')).toBeNull()
  expect(createEmailAssets({ enclosed: new Map([['f', WOFF2]]) }).font('cid:f')).toMatch(/\.woff2$/)
})

test('reads the images beside a page of an archive by their names there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assets-'))
  const pathFor = namePaths(folder)
  for (const name of ['長/img/a b.png', 'secret.png']) writeFileSync(pathFor(name).path, PNG)
  const page = { folder, name: '長/page.html' }
  const assets = createEmailAssets({ enclosed: new Map(), folder: page })
  expect(assets.picture('img/a%20b.png?v=2#x')).toMatch(KEY)
  for (const url of ['../secret.png', 'secret.png', '/secret.png', 'img', path.basename(pathFor('x').path)]) {
    expect(assets.picture(url)).toBeNull()
  }
})

test('reads a page’s images from its own folder only', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'assets-'))
  const folder = path.join(home, 'page')
  mkdirSync(path.join(folder, 'img'), { recursive: true })
  writeFileSync(path.join(home, 'secret.png'), PNG)
  writeFileSync(path.join(folder, 'img', 'a b.png'), PNG)
  symlinkSync(path.join(home, 'secret.png'), path.join(folder, 'link.png'))
  const assets = createEmailAssets({ enclosed: new Map(), folder: { folder } })
  expect(assets.picture('img/a%20b.png?v=2#x')).toMatch(KEY)
  expect(assets.picture('./img/../img/a b.png')).toMatch(KEY)
  for (const url of [
    '../secret.png',
    '..%2Fsecret.png',
    'img/../../secret.png',
    'link.png',
    path.join(home, 'secret.png'),
    'img',
    '..\\secret.png',
    'a\0.png',
  ]) {
    expect(assets.picture(url)).toBeNull()
  }
})

test.each([
  ['https://a.test/x', true],
  ['//a.test/x', true],
  ['\\\\a.test', true],
  [' \nhttp://a.test', true],
  ['ht\ntp://a.test', true],
  ['cid:x', false],
  ['x.png', false],
  ['data:,', false],
])('%j is remote: %s', (url, remote) => expect(isRemote(url)).toBe(remote))

test.each([
  [1, 1],
  [9, 3],
  [600, 240],
  [99_999, 2],
])('a placeholder of %d × %d has that size', async (width, height) => {
  const meta = await sharp(placeholderPicture(width, height)).metadata()
  expect([meta.width, meta.height]).toEqual([Math.min(2000, width), height])
  const spacer = await sharp(spacerPicture(width, height)).stats()
  expect(spacer.isOpaque).toBe(false)
  expect(placeholderPicture(width, height)).toEqual(placeholderPicture(width, height))
})
