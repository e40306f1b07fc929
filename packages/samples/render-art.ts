import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { createServer } from 'vite'
import { brandLogos } from './studio/brand-logos.ts'
import { flatPictures } from './studio/flat-pictures.ts'
import { postCovers } from './studio/post-covers.ts'

/**
 * Renders the samples' pictures: logos and post covers into bundle/, the art of emails into art/.
 * `npm run samples -- art` renders all, `npm run samples -- art knot phone` only those.
 */

interface StudioWindow {
  studio?: {
    names: string[]
    shoot: (name: string) => Promise<string>
  }
}

const ART = path.join(import.meta.dirname, 'art')
const BUNDLE = path.join(import.meta.dirname, 'bundle')
const STUDIO = path.join(import.meta.dirname, 'studio')
const CHROMIUM = process.env['CHROMIUM_PATH']
const SWITCHES = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

async function compress(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: 78, alphaQuality: 80, smartSubsample: true, effort: 6 }).toBuffer()
}

async function save(name: string, bytes: Buffer): Promise<void> {
  const folder = /^(?:logos|posts)\//.test(name) ? BUNDLE : ART
  const file = path.join(folder, `${name}.webp`)
  await mkdir(path.dirname(file), { recursive: true })
  const before = await readFile(file).catch(() => undefined)
  const state = before === undefined ? 'new' : before.equals(bytes) ? 'unchanged' : 'changed'
  if (state !== 'unchanged') await writeFile(file, bytes)
  console.log(`${name.padEnd(26)} ${(bytes.length / 1000).toFixed(1).padStart(6)} kB  ${state}`)
}

async function renderScene(page: Page, name: string): Promise<void> {
  const url = await page.evaluate((scene) => (window as StudioWindow).studio?.shoot(scene), name)
  if (!url) throw new Error(`The studio gave no picture for ${name}`)
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  await save(name, await compress(png))
}

async function renderScenes(): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: STUDIO,
    cacheDir: path.join(tmpdir(), 'mailshelf-studio'),
    logLevel: 'warn',
    // A file saved during a long run must not reload the page under it.
    server: {
      port: 0,
      host: '127.0.0.1',
      hmr: false,
      watch: null,
      fs: { allow: [path.join(import.meta.dirname, '../..')] },
    },
    optimizeDeps: { include: ['three'], exclude: ['@pmndrs/assets'] },
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('The studio server has no address')
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: SWITCHES })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => console.error(error))
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()))
    await page.goto(address)
    await page.waitForFunction(() => (window as StudioWindow).studio !== undefined, undefined, {
      timeout: 120_000,
    })
    const names = (await page.evaluate(() => (window as StudioWindow).studio?.names)) ?? []
    for (const name of names) {
      if (isWanted(name)) await renderScene(page, name)
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

async function renderAll(pictures: Readonly<Record<string, () => Promise<Buffer>>>): Promise<void> {
  for (const [name, render] of Object.entries(pictures)) {
    if (isWanted(name)) await save(name, await render())
  }
}

const wanted = process.argv.slice(2)
const flat = { ...flatPictures, ...brandLogos }
await renderAll(flat)
if (wanted.length === 0 || wanted.some((name) => !(name in flat) && !(name in postCovers))) {
  await renderScenes()
}
await renderAll(postCovers)
