/** `node unpack-browser.js FOLDER [fonts]` unpacks Chromium and fonts, or only fonts, and prints paths as JSON. */
import { existsSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  chromiumFolder,
  chromiumPackage,
  executableIn,
  fontsConfigIn,
  fontsFolder,
  ttfFolders,
  woff2Folders,
} from './bundled-browser.ts'

/** Scripts that Arimo draws, in subsets of the fonts for other scripts. */
const DRAWN_BY_ARIMO = /^noto-.*-(?:latin|latin-ext|cyrillic|greek|vietnamese)-wght-/
/** Chromium needs NSS and Expat. The copies beside it are for systems without them. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$0")
has() {
  for file in /usr/lib/*/"$1" /lib/*/"$1" /usr/lib64/"$1" /usr/lib/"$1"; do [ -e "$file" ] && return 0; done
  return 1
}
if ! has libnss3.so || ! has libexpat.so.1; then
  export LD_LIBRARY_PATH="$here/al2023/lib"
fi
exec "$here/chromium" "$@"
`
/** Fonts of email designs, and the free ones of the same widths. */
const SAME_WIDTHS = {
  Arimo: ['Arial', 'Helvetica', 'Helvetica Neue', 'Liberation Sans', 'sans-serif', 'system-ui'],
  Tinos: ['Times New Roman', 'Times', 'Liberation Serif', 'serif'],
  Cousine: ['Courier New', 'Courier', 'Liberation Mono', 'monospace'],
  Gelasio: ['Georgia'],
}
/** Fallback fonts, in order; a variable font is named after its lightest weight. */
const FALLBACKS = [
  ...['JP', 'SC', 'TC', 'KR'].map((part) => `Noto Sans ${part} Thin`),
  'Noto Sans Symbols 2',
  'Noto Color Emoji',
]

type Inflater = { inflate: (file: string) => Promise<string> }

/** The folder that is being filled. */
let staging: string | undefined
if (process.send && !process.connected) endWithServer()
process.on('disconnect', endWithServer)
// The listener would keep finished work alive.
process.channel?.unref()
const [folder, wanted] = process.argv.slice(2)
const chromium = chromiumFolder(folder!)
const fonts = fontsFolder(folder!)
if (fonts) await unpackOnce(fonts, unpackFonts)
if (chromium && wanted !== 'fonts') await unpackOnce(chromium, unpackChromium)
console.log(
  JSON.stringify({
    executable: chromium && executableIn(chromium),
    fontsConfig: fonts && fontsConfigIn(fonts),
  }),
)

/** Whether the server stopped or was killed. */
function endWithServer(): void {
  if (staging) rmSync(staging, { recursive: true, force: true, maxRetries: 5 })
  process.exit(1)
}

/** `work` fills a folder that becomes `target` when it is complete; then older versions are removed. */
async function unpackOnce(target: string, work: (staging: string) => Promise<void>): Promise<void> {
  if (existsSync(target)) return
  staging = `${target}.${process.pid}`
  await mkdir(staging, { recursive: true, mode: 0o700 })
  try {
    await work(staging)
    await rename(staging, target)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(target)) throw error
  }
  const [name, parent] = [path.basename(target), path.dirname(target)]
  const [kind] = name.split('-')
  const older = (await readdir(parent)).filter(
    (entry) => entry.startsWith(`${kind}-`) && !entry.startsWith(name),
  )
  for (const entry of older) await rm(path.join(parent, entry), { recursive: true, force: true })
}

async function unpackChromium(staging: string): Promise<void> {
  // The package writes into the folder for temporary files.
  process.env['TMPDIR'] = staging
  const program = pathToFileURL(path.join(chromiumPackage(), 'build/index.js')).href
  const { inflate } = (await import(/* @vite-ignore */ program)) as Inflater
  for (const name of ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br'])
    await inflate(path.join(chromiumPackage(), 'bin', name))
  await writeFile(executableIn(staging), LAUNCHER, { mode: 0o700 })
}

async function unpackFonts(staging: string): Promise<void> {
  const { default: decompress } = await import('woff2-encoder/decompress')
  for (const from of woff2Folders()) {
    const files = (await readdir(from)).filter((file) => file.endsWith('-wght-normal.woff2'))
    for (const file of files.filter((name) => !DRAWN_BY_ARIMO.test(name))) {
      const font = await decompress(await readFile(path.join(from, file)))
      await writeFile(path.join(staging, `${path.basename(file, '.woff2')}.ttf`), font)
    }
  }
  await writeFile(fontsConfigIn(staging), fontsConfig())
}

/** The fontconfig file: only these fonts are used, so that screenshots are the same on every machine. */
function fontsConfig(): string {
  // The last folder is for fonts that the owner adds.
  const folders = [fonts!, ...ttfFolders(), path.join(path.dirname(folder!), 'fonts')]
  const aliases = Object.entries(SAME_WIDTHS).flatMap(([font, names]) =>
    names.map(
      (name) =>
        `<alias binding="same"><family>${name}</family><prefer><family>${font}</family></prefer></alias>`,
    ),
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((dir) => `<dir>${xml(dir)}</dir>`).join('\n')}
<cachedir>${xml(path.join(fonts!, 'cache'))}</cachedir>
${aliases.join('\n')}
<match><edit name="family" mode="append" binding="weak">${FALLBACKS.map((name) => `<string>${name}</string>`).join('')}</edit></match>
</fontconfig>
`
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
