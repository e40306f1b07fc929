/** Whatever the samples' art and type are made of is named with its licence. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brands } from './brands.ts'
import { faceNames, faceNamed } from './fonts.ts'

const credits = readFileSync(path.join(import.meta.dirname, 'CREDITS.md'), 'utf8')

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
}

/** Packages that contain pictures or type, not tools to make them. */
const ASSETS =
  /['"](@fontsource(?:-variable)?\/[\w-]+|@stdlib\/datasets-img-[\w-]+|@pmndrs\/assets|@dicebear\/\w+|three)\b/g

test('every package that brings type, pictures or people', () => {
  const used = sources(import.meta.dirname).flatMap((text) =>
    [...text.matchAll(ASSETS)].map((match) => match[1]!),
  )
  expect(new Set(used).size).toBeGreaterThan(25)
  expect([...new Set(used)].filter((name) => !credits.includes(`\`${name}\``))).toEqual([])
})

test('every face, by its own name', () => {
  const families = faceNames.map((name) => faceNamed(name).family.replace(/ (?:Widths|Wonk)$/, ''))
  expect(families.filter((family) => !credits.includes(family))).toEqual([])
})

test('every other picture is our own work, and every brand has a logo', () => {
  const folders = readdirSync(path.join(import.meta.dirname, 'art'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `art/${name}/`)
  const ours = [...folders, 'bundle/logos/', 'bundle/posts/']
  expect(ours.filter((folder) => !credits.includes(folder))).toEqual([])
  const logos = readdirSync(path.join(import.meta.dirname, 'bundle', 'logos'))
  expect(logos.toSorted()).toEqual(
    Object.keys(brands)
      .toSorted()
      .map((slug) => `${slug}.webp`),
  )
})

test('every photograph and every portrait', () => {
  const pictures = readdirSync(path.join(import.meta.dirname, 'art'))
    .filter((name) => /^(?:photo|speaker|maker|choir)-/.test(name))
    .map((name) => name.replace('.webp', ''))
  expect(pictures.filter((name) => !credits.includes(`\`${name}\``))).toEqual([])
})
