import { createRequire } from 'node:module'
import path from 'node:path'

/** The open faces the samples are set in. Each is sent inside the message, so that nothing is fetched when it is read. */

export interface Face {
  family: string
  /** The woff2 inside the package: latin subset, smallest set of axes that serves. */
  file: string
  weight: string
  style: 'normal' | 'italic'
}

const faces = {
  anton: {
    family: 'Anton',
    file: '@fontsource/anton/files/anton-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  archivo: {
    family: 'Archivo',
    file: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  /** All widths, for kits that set headlines very wide or very narrow with font-variation-settings. */
  'archivo-widths': {
    family: 'Archivo Widths',
    file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: '200 800',
    style: 'normal',
  },
  'bricolage-widths': {
    family: 'Bricolage Widths',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    weight: '200 800',
    style: 'normal',
  },
  caveat: {
    family: 'Caveat',
    file: '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2',
    weight: '400 700',
    style: 'normal',
  },
  'dm-sans': {
    family: 'DM Sans',
    file: '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2',
    weight: '100 1000',
    style: 'normal',
  },
  'dm-serif': {
    family: 'DM Serif Display',
    file: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  'dm-serif-italic': {
    family: 'DM Serif Display',
    file: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff2',
    weight: '400',
    style: 'italic',
  },
  figtree: {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: '300 900',
    style: 'normal',
  },
  fraunces: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'fraunces-wonk-italic': {
    family: 'Fraunces Wonk',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wonk-italic.woff2',
    weight: '100 900',
    style: 'italic',
  },
  gloock: {
    family: 'Gloock',
    file: '@fontsource/gloock/files/gloock-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    style: 'normal',
  },
  'instrument-serif': {
    family: 'Instrument Serif',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
  },
  'instrument-serif-italic': {
    family: 'Instrument Serif',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
    weight: '400',
    style: 'italic',
  },
  inter: {
    family: 'Inter',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'jetbrains-mono': {
    family: 'JetBrains Mono',
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    weight: '100 800',
    style: 'normal',
  },
  newsreader: {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    weight: '200 800',
    style: 'normal',
  },
  'newsreader-italic': {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
    weight: '200 800',
    style: 'italic',
  },
  nunito: {
    family: 'Nunito',
    file: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    weight: '200 1000',
    style: 'normal',
  },
  outfit: {
    family: 'Outfit',
    file: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'space-grotesk': {
    family: 'Space Grotesk',
    file: '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
    weight: '300 700',
    style: 'normal',
  },
  syne: {
    family: 'Syne',
    file: '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2',
    weight: '400 800',
    style: 'normal',
  },
  unbounded: {
    family: 'Unbounded',
    file: '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
    weight: '200 900',
    style: 'normal',
  },
  besley: {
    family: 'Besley',
    file: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    weight: '400 900',
    style: 'normal',
  },
  'besley-italic': {
    family: 'Besley',
    file: '@fontsource-variable/besley/files/besley-latin-wght-italic.woff2',
    weight: '400 900',
    style: 'italic',
  },
  'fraunces-fine': {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  geist: {
    family: 'Geist',
    file: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
  'geist-mono': {
    family: 'Geist Mono',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
  },
} as const satisfies Record<string, Face>

export type FaceName = keyof typeof faces

const require = createRequire(import.meta.url)

export function faceNamed(name: FaceName): Face {
  return faces[name]
}

/** Where the file lies. A package's own manifest is always reachable, its font files need not be exported. */
export function faceFile(name: FaceName): string {
  const { file } = faces[name]
  const [scope, packageName, ...rest] = file.split('/')
  const manifest = require.resolve(`${scope}/${packageName}/package.json`)
  return path.join(path.dirname(manifest), ...rest)
}

export function isFaceName(name: string): name is FaceName {
  return name in faces
}
