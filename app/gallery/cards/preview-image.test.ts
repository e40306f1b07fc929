import { expect, test } from 'vitest'
import { presentPreview, presentThumb, presentTop } from './preview-image.ts'

const files = [
  { width: 451, height: 1126, webp: 'media/aa/card.webp', avif: 'media/aa/card.avif' },
  { width: 640, height: 1598, webp: 'media/bb/full.webp', avif: 'media/bb/full.avif' },
]
const preview = { width: 640, height: 1598, dominantColor: '#0f3d2e', files }

test('offers every width in both formats and falls back to the largest', () => {
  expect(presentPreview(preview)).toEqual({
    width: 640,
    height: 1598,
    dominantColor: '#0f3d2e',
    webp: '/media/aa/card.webp 451w, /media/bb/full.webp 640w',
    avif: '/media/aa/card.avif 451w, /media/bb/full.avif 640w',
    src: '/media/bb/full.webp',
    below: [],
    fullHeight: 1598,
    isCut: false,
  })
})

test('offers no AVIF when the largest width lacks it, because the browser would take a smaller one', () => {
  const mixed = [files[0]!, { ...files[1]!, avif: null }]
  expect(presentPreview({ ...preview, files: mixed })?.avif).toBeNull()
})

test('offers only AVIF when there is nothing else', () => {
  const lean = files.map((file) => ({ ...file, webp: null }))
  expect(presentPreview({ ...preview, files: lean })).toMatchObject({
    webp: null,
    avif: '/media/aa/card.avif 451w, /media/bb/full.avif 640w',
    src: '/media/bb/full.avif',
  })
})

test('a tall picture has parts below the first, and says when even they do not reach the end', () => {
  const below = [
    { width: 640, height: 900, files: [{ width: 1280, height: 1800, webp: 'media/cc/b.webp', avif: null }] },
  ]
  expect(presentPreview({ ...preview, below })).toMatchObject({
    below: [{ src: '/media/cc/b.webp', height: 900 }],
    fullHeight: 2498,
    isCut: false,
  })
  expect(presentPreview({ ...preview, below, fullHeight: 9000 })).toMatchObject({
    fullHeight: 9000,
    isCut: true,
  })
})

test('is null before the email is rendered', () => {
  expect(presentPreview(null)).toBeNull()
  expect(presentPreview({ ...preview, files: [] })).toBeNull()
})

const card = [
  { width: 320, height: 632, webp: 'media/cc/small.webp', avif: 'media/cc/small.avif' },
  { width: 451, height: 890, webp: 'media/dd/top.webp', avif: 'media/dd/top.avif' },
]

test('a card has its top in two widths, in AVIF where it exists as such', () => {
  expect(presentThumb({ ...preview, card })).toEqual({
    srcset: '/media/cc/small.avif 320w, /media/dd/top.avif 451w',
    isAvif: true,
  })
  expect(presentThumb({ ...preview, card: [card[0]!, { ...card[1]!, avif: null }] })).toEqual({
    srcset: '/media/cc/small.webp 320w, /media/dd/top.webp 451w',
    isAvif: false,
  })
  const avifAlone = files.map((file) => ({ ...file, webp: null }))
  expect(presentThumb({ ...preview, files: avifAlone, card })).toMatchObject({ isAvif: false })
  expect(presentThumb(null)).toBeNull()
})

test('a card of an older preview has the whole email in its two smallest widths', () => {
  expect(presentThumb(preview)).toEqual({
    srcset: '/media/aa/card.avif 451w, /media/bb/full.avif 640w',
    isAvif: true,
  })
})

test('a thumbnail is the top of the email, or all of an older preview', () => {
  expect(presentTop({ ...preview, card })).toMatchObject({
    width: 640,
    height: 1264,
    fullHeight: 1264,
    avif: '/media/cc/small.avif 320w, /media/dd/top.avif 451w',
    src: '/media/dd/top.webp',
  })
  expect(presentTop(preview)).toEqual(presentPreview(preview))
})
