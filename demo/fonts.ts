import { fileURLToPath } from 'node:url'

/** The open faces the samples are set in. Each is sent inside the message, so that nothing is fetched when it is read. */

export interface Face {
  family: string
  /** The manifest of the package that brings it: always reachable, while its font files need not be exported. */
  packageJson: string
  /** The woff2 in the package's `files`: latin subset, smallest set of axes that serves. */
  file: string
  weight: string
  style: 'normal' | 'italic'
}

const faces = {
  anton: {
    family: 'Anton',
    packageJson: import.meta.resolve('@fontsource/anton/package.json'),
    file: 'anton-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  archivo: {
    family: 'Archivo',
    packageJson: import.meta.resolve('@fontsource-variable/archivo/package.json'),
    file: 'archivo-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  /** All widths, for kits that set headlines very wide or very narrow with font-variation-settings. */
  'archivo-widths': {
    family: 'Archivo Widths',
    packageJson: import.meta.resolve('@fontsource-variable/archivo/package.json'),
    file: 'archivo-latin-wdth-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    packageJson: import.meta.resolve('@fontsource-variable/bricolage-grotesque/package.json'),
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    weight: '200 800',
    style: 'normal',
  },
  'bricolage-widths': {
    family: 'Bricolage Widths',
    packageJson: import.meta.resolve('@fontsource-variable/bricolage-grotesque/package.json'),
    file: 'bricolage-grotesque-latin-wdth-normal.woff2',
    weight: '200 800',
    style: 'normal',
  },
  caveat: {
    family: 'Caveat',
    packageJson: import.meta.resolve('@fontsource-variable/caveat/package.json'),
    file: 'caveat-latin-wght-normal.woff2',
    weight: '400 700',
    style: 'normal',
  },
  'dm-sans': {
    family: 'DM Sans',
    packageJson: import.meta.resolve('@fontsource-variable/dm-sans/package.json'),
    file: 'dm-sans-latin-wght-normal.woff2',
    weight: '100 1000',
    style: 'normal',
  },
  'dm-serif': {
    family: 'DM Serif Display',
    packageJson: import.meta.resolve('@fontsource/dm-serif-display/package.json'),
    file: 'dm-serif-display-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  'dm-serif-italic': {
    family: 'DM Serif Display',
    packageJson: import.meta.resolve('@fontsource/dm-serif-display/package.json'),
    file: 'dm-serif-display-latin-400-italic.woff2',
    weight: '400',
    style: 'italic',
  },
  figtree: {
    family: 'Figtree',
    packageJson: import.meta.resolve('@fontsource-variable/figtree/package.json'),
    file: 'figtree-latin-wght-normal.woff2',
    weight: '300 900',
    style: 'normal',
  },
  fraunces: {
    family: 'Fraunces',
    packageJson: import.meta.resolve('@fontsource-variable/fraunces/package.json'),
    file: 'fraunces-latin-soft-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'fraunces-wonk-italic': {
    family: 'Fraunces Wonk',
    packageJson: import.meta.resolve('@fontsource-variable/fraunces/package.json'),
    file: 'fraunces-latin-wonk-italic.woff2',
    weight: '100 900',
    style: 'italic',
  },
  gloock: {
    family: 'Gloock',
    packageJson: import.meta.resolve('@fontsource/gloock/package.json'),
    file: 'gloock-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    packageJson: import.meta.resolve('@fontsource-variable/instrument-sans/package.json'),
    file: 'instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    style: 'normal',
  },
  'instrument-serif': {
    family: 'Instrument Serif',
    packageJson: import.meta.resolve('@fontsource/instrument-serif/package.json'),
    file: 'instrument-serif-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  'instrument-serif-italic': {
    family: 'Instrument Serif',
    packageJson: import.meta.resolve('@fontsource/instrument-serif/package.json'),
    file: 'instrument-serif-latin-400-italic.woff2',
    weight: '400',
    style: 'italic',
  },
  inter: {
    family: 'Inter',
    packageJson: import.meta.resolve('@fontsource-variable/inter/package.json'),
    file: 'inter-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'jetbrains-mono': {
    family: 'JetBrains Mono',
    packageJson: import.meta.resolve('@fontsource-variable/jetbrains-mono/package.json'),
    file: 'jetbrains-mono-latin-wght-normal.woff2',
    weight: '100 800',
    style: 'normal',
  },
  newsreader: {
    family: 'Newsreader',
    packageJson: import.meta.resolve('@fontsource-variable/newsreader/package.json'),
    file: 'newsreader-latin-wght-normal.woff2',
    weight: '200 800',
    style: 'normal',
  },
  'newsreader-italic': {
    family: 'Newsreader',
    packageJson: import.meta.resolve('@fontsource-variable/newsreader/package.json'),
    file: 'newsreader-latin-wght-italic.woff2',
    weight: '200 800',
    style: 'italic',
  },
  nunito: {
    family: 'Nunito',
    packageJson: import.meta.resolve('@fontsource-variable/nunito/package.json'),
    file: 'nunito-latin-wght-normal.woff2',
    weight: '200 1000',
    style: 'normal',
  },
  outfit: {
    family: 'Outfit',
    packageJson: import.meta.resolve('@fontsource-variable/outfit/package.json'),
    file: 'outfit-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'space-grotesk': {
    family: 'Space Grotesk',
    packageJson: import.meta.resolve('@fontsource-variable/space-grotesk/package.json'),
    file: 'space-grotesk-latin-wght-normal.woff2',
    weight: '300 700',
    style: 'normal',
  },
  syne: {
    family: 'Syne',
    packageJson: import.meta.resolve('@fontsource-variable/syne/package.json'),
    file: 'syne-latin-wght-normal.woff2',
    weight: '400 800',
    style: 'normal',
  },
  unbounded: {
    family: 'Unbounded',
    packageJson: import.meta.resolve('@fontsource-variable/unbounded/package.json'),
    file: 'unbounded-latin-wght-normal.woff2',
    weight: '200 900',
    style: 'normal',
  },
  besley: {
    family: 'Besley',
    packageJson: import.meta.resolve('@fontsource-variable/besley/package.json'),
    file: 'besley-latin-wght-normal.woff2',
    weight: '400 900',
    style: 'normal',
  },
  'besley-italic': {
    family: 'Besley',
    packageJson: import.meta.resolve('@fontsource-variable/besley/package.json'),
    file: 'besley-latin-wght-italic.woff2',
    weight: '400 900',
    style: 'italic',
  },
  'fraunces-fine': {
    family: 'Fraunces',
    packageJson: import.meta.resolve('@fontsource-variable/fraunces/package.json'),
    file: 'fraunces-latin-opsz-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  geist: {
    family: 'Geist',
    packageJson: import.meta.resolve('@fontsource-variable/geist/package.json'),
    file: 'geist-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'geist-mono': {
    family: 'Geist Mono',
    packageJson: import.meta.resolve('@fontsource-variable/geist-mono/package.json'),
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

/** Where the file lies. */
export function faceFile(name: FaceName): string {
  const { packageJson, file } = faces[name]
  return fileURLToPath(new URL(`files/${file}`, packageJson))
}

export function isFaceName(name: string): name is FaceName {
  return name in faces
}
