import { expect, it } from 'vitest'
import { pathForLog } from './logged-path.ts'

it.each([
  ['/newsletter/confirm/1f05e119-2041-4c72-b645-449e54f55c6f', '/newsletter/confirm/[hidden]'],
  ['/newsletter/unsubscribe/1f05e119.data', '/newsletter/unsubscribe/[hidden]'],
  ['/shared/kq3Zs0Yb1nB8T2vJx9wQm4LrC7dHfE5a/feed.xml', '/shared/[hidden]'],
  ['/preview-draft/kq3Zs0Yb1nB8T2vJx9wQm4LrC7dHfE5a/ab.webp', '/preview-draft/[hidden]'],
  ['/preview-draft', '/preview-draft'],
  ['/feeds/kq3Zs0Yb1nB8T2vJx9wQm4LrC7dHfE5a/feed.xml', '/feeds/[hidden]'],
  ['/link-picture/shared/kq3Zs0Yb1nB8T2vJx9wQm4LrC7dHfE5a/8.jpg', '/link-picture/shared/[hidden]'],
  ['/collections/invitation/kq3Zs0Yb1nB8T2vJx9wQm4LrC7dHfE5a', '/collections/invitation/[hidden]'],
  ['/collection/winter-sales', '/collection/winter-sales'],
  ['/collections/1f05e119-2041-4c72-b645-449e54f55c6f', '/collections/1f05e119-2041-4c72-b645-449e54f55c6f'],
])('%s is logged as %s', (path, told) => {
  expect(pathForLog(path)).toBe(told)
})
