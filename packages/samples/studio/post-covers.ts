/** The covers of the sample posts: a piece of the samples' art on its own background, so they are rendered after it. */
import path from 'node:path'
import sharp from 'sharp'
import { posts } from '../posts/all.ts'
import type { ComposedPost } from '../posts/post.ts'

const ART = path.join(import.meta.dirname, '..', 'art')
const SIZE = { width: 1280, height: 720 }

async function renderCover({ art, ground, height = 0.86 }: ComposedPost['picture']): Promise<Buffer> {
  const pieces = await Promise.all(
    art.map((name) =>
      sharp(path.join(ART, `${name}.webp`))
        .resize({
          width: Math.round((SIZE.width * 0.94) / art.length),
          height: Math.round(SIZE.height * height),
          fit: 'inside',
          kernel: 'lanczos3',
        })
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const total = pieces.reduce((sum, { info }) => sum + info.width, 0)
  let left = Math.round((SIZE.width - total) / 2)
  const layers = pieces.map(({ data, info }) => {
    const layer = { input: data, left, top: Math.round((SIZE.height - info.height) / 2) }
    left += info.width
    return layer
  })
  return sharp({ create: { ...SIZE, channels: 3, background: ground } })
    .composite(layers)
    .webp({ quality: 76, smartSubsample: true, effort: 6 })
    .toBuffer()
}

/** By the name each has below bundle/. */
export const postCovers: Readonly<Record<string, () => Promise<Buffer>>> = Object.fromEntries(
  posts.map(({ slug, picture }) => [`posts/${slug}`, () => renderCover(picture)]),
)
