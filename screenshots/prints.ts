/** Writes the results: one contact sheet per screen, the index page, the images of the README. */
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { DEVICES, type Pictures, THEMES, VIEWPORTS } from './camera.ts'
import type { Screen } from './screens.ts'

const shots = path.join(projectRoot(), 'docs/screenshots')

const HEIGHT = 360
const GAP = 16
const GROUND = '#8d8a82'
const QUALITY = 34
/** The total size limit: they are part of every clone. */
const BYTES_MAX = 4_500_000

/** Light above dark; desktop, tablet and phone side by side. */
export async function printSheet(name: string, pictures: Pictures): Promise<void> {
  const widths = DEVICES.map((device) => {
    const { width, height } = VIEWPORTS[device]
    return Math.round((width / height) * HEIGHT)
  })
  const layers = await Promise.all(
    THEMES.flatMap((theme, row) =>
      DEVICES.map(async (device, column) => ({
        input: await sharp(pictures[device][theme]).resize(widths[column], HEIGHT).toBuffer(),
        left: GAP + widths.slice(0, column).reduce((sum, width) => sum + width + GAP, 0),
        top: GAP + row * (HEIGHT + GAP),
      })),
    ),
  )
  const width = widths.reduce((sum, width) => sum + width + GAP, GAP)
  await sharp({ create: { width, height: 2 * HEIGHT + 3 * GAP, channels: 3, background: GROUND } })
    .composite(layers)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(path.join(shots, `${name}.webp`))
}

/** Screens that the README shows as well, on a desktop in the light theme. */
export const FEATURED = ['email', 'collection', 'admin-queue']

export async function printFeatured(name: string, picture: Buffer): Promise<void> {
  await sharp(picture)
    .resize({ width: 960 })
    .webp({ quality: 70, effort: 6 })
    .toFile(path.join(shots, featured(name)))
}

function featured(name: string): string {
  return `${name}-desktop.webp`
}

/** The first image of the README. */
export async function printCover(picture: Buffer): Promise<void> {
  await sharp(picture).webp({ quality: 80, effort: 6 }).toFile(path.join(shots, 'home.webp'))
}

/** Writes the index page and deletes pictures of screens that no longer exist. */
export async function printGallery(chapters: { title: string; screens: Screen[] }[]): Promise<void> {
  const lines = chapters.flatMap(({ title, screens }) => [
    `## ${title}\n`,
    ...screens.map((screen) => `### ${screen.title}\n\n![${screen.title}](${fileOf(screen)})\n`),
  ])
  const intro = `# Every screen

Taken by \`npm run screenshots\` from the sample emails at 1440, 820 and 390 px: light theme above, dark theme below.
`
  await writeFile(path.join(shots, 'README.md'), [intro, ...lines].join('\n'))
  const known = [
    'home.webp',
    ...FEATURED.map(featured),
    ...chapters.flatMap(({ screens }) => screens.map(fileOf)),
  ]
  const gone = (await listPictures()).filter((name) => !known.includes(name))
  await Promise.all(gone.map((name) => rm(path.join(shots, name))))
}

/** Prints the total size; false if it exceeds the limit. */
export async function weighPictures(): Promise<boolean> {
  const names = await listPictures()
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(shots, name))).size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`${names.length} pictures, ${(bytes / 1e6).toFixed(1)} MB of ${BYTES_MAX / 1e6}`)
  return bytes <= BYTES_MAX
}

async function listPictures(): Promise<string[]> {
  return (await readdir(shots)).filter((name) => name.endsWith('.webp'))
}

function fileOf({ name }: Screen): string {
  return `${name}.webp`
}
