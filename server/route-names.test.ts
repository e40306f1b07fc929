import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pathsOf, routeMatcher } from './route-names.ts'

const routes = {
  root: { id: 'root', path: '' },
  'routes/gallery/home': { id: 'routes/gallery/home', parentId: 'root', index: true },
  'routes/gallery/brand': { id: 'routes/gallery/brand', parentId: 'root', path: 'brand/:brandSlug' },
  'routes/admin/admin': { id: 'routes/admin/admin', parentId: 'root', path: 'admin' },
  'routes/admin/dashboard': { id: 'routes/admin/dashboard', parentId: 'routes/admin/admin', index: true },
  'routes/pages/not-found': { id: 'routes/pages/not-found', parentId: 'root', path: '*' },
} as unknown as ServerBuild['routes']

test.each([
  ['/', 'gallery/home'],
  ['/_root.data', 'gallery/home'],
  ['/_.data', 'gallery/home'],
  ['/brand/fernhill', 'gallery/brand'],
  ['/brand/fernhill.data', 'gallery/brand'],
  ['/admin', 'admin/dashboard'],
  ['/media/3f/3fa9.webp', 'media'],
  ['/assets/root-1.js', 'assets'],
  ['/readyz', 'readyz'],
  ['/wp-login.php', 'pages/not-found'],
  ['/mediaeval', 'pages/not-found'],
])('names %s %s', (path, name) => {
  expect(routeMatcher(routes)(path).name).toBe(name)
})

test('reads the parameters of a path', () => {
  expect(routeMatcher(routes)('/brand/fern%20hill').params).toEqual({ brandSlug: 'fern hill' })
})

test('knows the whole path of every route', () => {
  expect(pathsOf(routes)).toEqual(expect.arrayContaining(['/brand/:brandSlug', '/admin', '/*']))
})
