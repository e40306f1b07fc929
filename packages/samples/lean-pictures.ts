/** The samples' pictures as they are committed: AVIF alone and three widths, so that 150 emails stay a small download. */
import sharp from 'sharp'
import type { PreparedEmail } from '../../app/features/ingest/prepared-email.ts'
import { contentKey } from '../../app/lib/storage.server.ts'

const CARD = { widths: [226, 451], quality: 45 }
/** The full picture at double density hides what a lower quality costs. */
const FULL_QUALITY = 42
const EFFORT = 3

/** Exchanges the pictures that the intake made for lean ones, drawn from the largest of them. */
export async function withLeanPictures(email: PreparedEmail): Promise<PreparedEmail> {
  if (!email.preview) return email
  const largest = email.preview.files.at(-1)!
  const full = email.files.find((file) => file.key === largest.webp)
  if (!full) throw new Error('The full picture is missing')
  const wanted = [
    ...CARD.widths.map((width) => ({ width, quality: CARD.quality })),
    { width: largest.width, quality: FULL_QUALITY },
  ]
  const drawn = await Promise.all(
    wanted.map(async ({ width, quality }) => {
      const picture = sharp(full.content).resize(width).avif({ quality, effort: EFFORT })
      const { data: content, info } = await picture.toBuffer({ resolveWithObject: true })
      return { width, height: info.height, key: contentKey('media', content, 'avif'), content }
    }),
  )
  return {
    ...email,
    preview: {
      ...email.preview,
      files: drawn.map(({ width, height, key }) => ({ width, height, webp: null, avif: key })),
    },
    files: [
      ...email.files.filter((file) => file.role !== 'preview'),
      ...drawn.map(({ key, content }) => ({ key, role: 'preview' as const, content })),
    ],
  }
}
