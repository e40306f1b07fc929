/** Chromium and fonts from npm, unpacked once into the data folder (docs/decisions/043-browser-and-fonts.md). */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.server.ts'

/** The package with a lockfile of its own: only machines without a browser install it. */
const CHROMIUM_PACKAGE = 'packages/browser/node_modules/@sparticuz/chromium'

/** Fonts as TTF files: fontconfig reads them where npm put them. */
const TTF_PACKAGES = ['arimo', 'tinos', 'cousine', 'gelasio', 'noto-color-emoji', 'noto-sans-symbols-2'].map(
  (name) => `node_modules/@expo-google-fonts/${name}`,
)
/** Fonts as WOFF2 files, a fifth as large, which fontconfig cannot read. */
const WOFF2_PACKAGES = [
  ...['jp', 'sc', 'tc', 'kr', 'arabic', 'devanagari', 'thai'].map((script) => `noto-sans-${script}`),
  // For the alt texts of images that were not collected.
  'besley',
].map((name) => `node_modules/@fontsource-variable/${name}`)

/** Raised when other files of these packages are unpacked. */
const FONTS_EDITION = 2

/** The folder of Chromium inside `folder`, which may not exist yet; null where it is not installed. */
export function chromiumFolder(folder: string): string | null {
  const isUsable = process.platform === 'linux' && process.arch === 'x64' && isInstalled(CHROMIUM_PACKAGE)
  return isUsable ? path.join(folder, `chromium-${versionOf(CHROMIUM_PACKAGE)}`) : null
}

/** The folder of the fonts inside `folder`, which may not exist yet; null where Chromium does not use fontconfig. */
export function fontsFolder(folder: string): string | null {
  const isUsable = process.platform === 'linux' && fontPackages().every(isInstalled)
  return isUsable ? path.join(folder, `fonts-${fontsKey(folder)}`) : null
}

/** The path of the program that starts the Chromium in this folder. */
export function executableIn(chromium: string): string {
  return path.join(chromium, 'headless-shell')
}

export function fontsConfigIn(fonts: string): string {
  return path.join(fonts, 'fonts.conf')
}

export function chromiumPackage(): string {
  return path.join(projectRoot(), CHROMIUM_PACKAGE)
}

export function ttfFolders(): string[] {
  return TTF_PACKAGES.map((name) => path.join(projectRoot(), name))
}

export function woff2Folders(): string[] {
  return WOFF2_PACKAGES.map((name) => path.join(projectRoot(), name, 'files'))
}

function fontPackages(): string[] {
  return [...TTF_PACKAGES, ...WOFF2_PACKAGES]
}

function isInstalled(name: string): boolean {
  return existsSync(path.join(projectRoot(), name))
}

function versionOf(name: string): string {
  const manifest = readFileSync(path.join(projectRoot(), name, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** `fonts.conf` names folders, so fonts are unpacked again when the project or the data folder moves. */
function fontsKey(folder: string): string {
  const contents = [
    FONTS_EDITION,
    projectRoot(),
    folder,
    ...fontPackages().map((name) => `${name}@${versionOf(name)}`),
  ]
  return createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 12)
}
