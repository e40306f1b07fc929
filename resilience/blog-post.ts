/** A short post, as the editor's form sends it. */
import sharp, { type Color } from 'sharp'

export function postFields(
  own: { title: string; slug: string } & Record<string, string>,
): Record<string, string> {
  return {
    excerpt: 'Short.',
    category: 'Email Design',
    blockType: 'h2',
    blockSubheading: 'One',
    blockContent: 'Words.',
    imageAltText: 'Red',
    status: 'published',
    ...own,
  }
}

/** Adds a cover of one color. */
export async function withCover(fields: Record<string, string>, background: Color): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const cover = sharp({ create: { width: 64, height: 48, channels: 3, background } })
  form.set('cover', new File([new Uint8Array(await cover.png().toBuffer())], 'cover.png'))
  return form
}
