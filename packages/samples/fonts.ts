import { fileURLToPath } from 'node:url'

/** The open faces the samples are set in. Each is sent inside the message, so that nothing is fetched when it is read. */

export interface Face {
  family: string
  /** The npm package that contains it. */
  package: string
  /** The woff2 in the package's `files`: latin subset, smallest set of axes that serves. */
  file: string
  weight: string
  style: 'normal' | 'italic'
}

const faces = {
  anton: {
    family: 'Anton',
    package: '@fontsource/anton',
    file: 'anton-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  archivo: {
    family: 'Archivo',
    package: '@fontsource-variable/archivo',
    file: 'archivo-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  /** All widths, for kits that set headlines very wide or very narrow with font-variation-settings. */
  'archivo-widths': {
    family: 'Archivo Widths',
    package: '@fontsource-variable/archivo',
    file: 'archivo-latin-wdth-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    weight: '200 800',
    style: 'normal',
  },
  'bricolage-widths': {
    family: 'Bricolage Widths',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wdth-normal.woff2',
    weight: '200 800',
    style: 'normal',
  },
  caveat: {
    family: 'Caveat',
    package: '@fontsource-variable/caveat',
    file: 'caveat-latin-wght-normal.woff2',
    weight: '400 700',
    style: 'normal',
  },
  'dm-sans': {
    family: 'DM Sans',
    package: '@fontsource-variable/dm-sans',
    file: 'dm-sans-latin-wght-normal.woff2',
    weight: '100 1000',
    style: 'normal',
  },
  'dm-serif': {
    family: 'DM Serif Display',
    package: '@fontsource/dm-serif-display',
    file: 'dm-serif-display-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  'dm-serif-italic': {
    family: 'DM Serif Display',
    package: '@fontsource/dm-serif-display',
    file: 'dm-serif-display-latin-400-italic.woff2',
    weight: '400',
    style: 'italic',
  },
  figtree: {
    family: 'Figtree',
    package: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    weight: '300 900',
    style: 'normal',
  },
  fraunces: {
    family: 'Fraunces',
    package: '@fontsource-variable/fraunces',
    file: 'fraunces-latin-soft-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'fraunces-wonk-italic': {
    family: 'Fraunces Wonk',
    package: '@fontsource-variable/fraunces',
    file: 'fraunces-latin-wonk-italic.woff2',
    weight: '100 900',
    style: 'italic',
  },
  gloock: {
    family: 'Gloock',
    package: '@fontsource/gloock',
    file: 'gloock-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    package: '@fontsource-variable/instrument-sans',
    file: 'instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    style: 'normal',
  },
  'instrument-serif': {
    family: 'Instrument Serif',
    package: '@fontsource/instrument-serif',
    file: 'instrument-serif-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  'instrument-serif-italic': {
    family: 'Instrument Serif',
    package: '@fontsource/instrument-serif',
    file: 'instrument-serif-latin-400-italic.woff2',
    weight: '400',
    style: 'italic',
  },
  inter: {
    family: 'Inter',
    package: '@fontsource-variable/inter',
    file: 'inter-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'jetbrains-mono': {
    family: 'JetBrains Mono',
    package: '@fontsource-variable/jetbrains-mono',
    file: 'jetbrains-mono-latin-wght-normal.woff2',
    weight: '100 800',
    style: 'normal',
  },
  newsreader: {
    family: 'Newsreader',
    package: '@fontsource-variable/newsreader',
    file: 'newsreader-latin-wght-normal.woff2',
    weight: '200 800',
    style: 'normal',
  },
  'newsreader-italic': {
    family: 'Newsreader',
    package: '@fontsource-variable/newsreader',
    file: 'newsreader-latin-wght-italic.woff2',
    weight: '200 800',
    style: 'italic',
  },
  nunito: {
    family: 'Nunito',
    package: '@fontsource-variable/nunito',
    file: 'nunito-latin-wght-normal.woff2',
    weight: '200 1000',
    style: 'normal',
  },
  outfit: {
    family: 'Outfit',
    package: '@fontsource-variable/outfit',
    file: 'outfit-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'space-grotesk': {
    family: 'Space Grotesk',
    package: '@fontsource-variable/space-grotesk',
    file: 'space-grotesk-latin-wght-normal.woff2',
    weight: '300 700',
    style: 'normal',
  },
  syne: {
    family: 'Syne',
    package: '@fontsource-variable/syne',
    file: 'syne-latin-wght-normal.woff2',
    weight: '400 800',
    style: 'normal',
  },
  unbounded: {
    family: 'Unbounded',
    package: '@fontsource-variable/unbounded',
    file: 'unbounded-latin-wght-normal.woff2',
    weight: '200 900',
    style: 'normal',
  },
  besley: {
    family: 'Besley',
    package: '@fontsource-variable/besley',
    file: 'besley-latin-wght-normal.woff2',
    weight: '400 900',
    style: 'normal',
  },
  'besley-italic': {
    family: 'Besley',
    package: '@fontsource-variable/besley',
    file: 'besley-latin-wght-italic.woff2',
    weight: '400 900',
    style: 'italic',
  },
  'fraunces-fine': {
    family: 'Fraunces',
    package: '@fontsource-variable/fraunces',
    file: 'fraunces-latin-opsz-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  geist: {
    family: 'Geist',
    package: '@fontsource-variable/geist',
    file: 'geist-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'geist-mono': {
    family: 'Geist Mono',
    package: '@fontsource-variable/geist-mono',
    file: 'geist-mono-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
} as const satisfies Record<string, Face>

export type FaceName = keyof typeof faces

export const faceNames = Object.keys(faces) as FaceName[]

export function faceNamed(name: FaceName): Face {
  return faces[name]
}

/** The path of the font file, found through the package's manifest: not every package exports its fonts. */
export function faceFile(name: FaceName): string {
  const { package: owner, file } = faces[name]
  return fileURLToPath(new URL(`files/${file}`, import.meta.resolve(`${owner}/package.json`)))
}

export function isFaceName(name: string): name is FaceName {
  return name in faces
}
