/** The samples' pictures as they are committed: AVIF alone and three of them, so that 190 emails stay a small download. */
import sharp, { type Sharp } from 'sharp'
import { cardHeight } from '../../app/intake/ingest/render/screenshot-files.server.ts'
import type { PreparedEmail } from '../../app/intake/ingest/prepared-email.ts'
import { contentKey } from '../../app/platform/lib/storage.server.ts'

/** The top alone, as a card shows it: for phones and simple screens, and for dense ones. */
const TOP = { width: 320, quality: 45, effort: 6 }
const CARD = { width: 451, quality: 45, effort: 3 }
/** The full picture at double density hides what a lower quality costs. */
const FULL = { quality: 42, effort: 3 }

type InlineSvg = { width: number; quality: number; effort: number }

/** Exchanges the pictures that the intake made for lean ones, drawn from the largest of them. */
export async function withLeanPictures(email: PreparedEmail): Promise<PreparedEmail> {
  if (!email.preview) return email
  const { files, below = [] } = email.preview
  const { width, height, webp } = files.at(-1)!
  const lower = new Set(below.flatMap((part) => part.files.map((file) => file.webp)))
  const full = email.files.find(({ key }) => key === webp)
  if (!full) throw new Error('The full picture is missing')
  const [top, card, whole] = await Promise.all([
    drawTop(full.content, { width, height }, TOP),
    drawTop(full.content, { width, height }, CARD),
    draw(sharp(full.content), { width, ...FULL }),
  ])
  return {
    ...email,
    preview: { ...email.preview, files: [whole.file], card: [top.file, card.file] },
    files: [
      ...email.files.filter(({ role }) => role !== 'preview'),
      ...[top, card, whole].map(({ file, content }) => ({
        key: file.avif,
        role: 'preview' as const,
        content,
      })),
      ...email.files.filter(({ key }) => lower.has(key)),
    ],
  }
}

/** As much of a picture of this size as a card shows. */
function drawTop(
  picture: Uint8Array,
  { width, height }: { width: number; height: number },
  drawing: InlineSvg,
) {
  const shown = Math.min(height, cardHeight(width))
  return draw(sharp(picture).extract({ left: 0, top: 0, width, height: shown }), drawing)
}

async function draw(picture: Sharp, { width, quality, effort }: InlineSvg) {
  const drawn = picture.resize(width).avif({ quality, effort })
  const { data: content, info } = await drawn.toBuffer({ resolveWithObject: true })
  const avif = contentKey('media', content, 'avif')
  return { file: { width, height: info.height, webp: null, avif }, content }
}
