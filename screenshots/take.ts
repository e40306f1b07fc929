/** Takes the screenshots; started by `scripts/screenshots.mjs`. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { CHROMIUM_FLAGS } from '#app/platform/lib/chromium-flags.ts'
import { ensureChromium } from '../scripts/chromium.mjs'
import {
  aim,
  type Device,
  DEVICES,
  type Pictures,
  snap,
  type Subject,
  type Theme,
  VIEWPORTS,
} from './camera.ts'
import { type Cast, type Cookies, meetPeople, ownerCookies, type Who } from './people.ts'
import { FEATURED, printCover, printFeatured, printGallery, printSheet, weighPictures } from './prints.ts'
import { CHAPTERS, type Screen } from './screens.ts'
import { type Site, type SiteName, startSite } from './sites.ts'

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
})

const folder = path.join(projectRoot(), '.cache/screenshots')
const everything = CHAPTERS.flatMap(({ screens }) => screens)
const unknown = positionals.filter((given) => !everything.some(({ name }) => name === given))
if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join()}.`)
const wanted = everything.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

/** Screens captured in parallel: one waits for the server while the other renders. */
const HANDS = 2

/** Hover and pointer media features are per browser, so there are two: one with a mouse, one with touch. */
const FINGERS =
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2'
const [withMouse, withFingers] = await Promise.all([openBrowser(), openBrowser(FINGERS)])
const sites: Partial<Record<SiteName, Site>> = {}
const missed: string[] = []
try {
  if (values.all) await mkdir(folder, { recursive: true })
  // One after the other: preparing a site uses the one open database.
  for (const name of new Set(wanted.map(siteOf))) sites[name] = await startSite(name)
  const cast = sites.samples ? await meetPeople(sites.samples) : null
  const owners: People['owners'] = {}
  for (const name of ['bad day', 'waiting'] as const) {
    const site = sites[name]
    if (site) owners[name] = await ownerCookies(site)
  }
  const queue = [...wanted]
  await Promise.all(Array.from({ length: HANDS }, () => work(queue, { cast, owners })))
  if (positionals.length === 0) {
    await printGallery(CHAPTERS)
    await takeCover(sites.samples!)
  }
} finally {
  await Promise.all([withMouse.close(), withFingers.close()])
  await Promise.all(Object.values(sites).map((site) => site.stop()))
}
if (!(await weighPictures())) process.exitCode = 1
if (missed.length > 0) {
  console.error(`Not taken: ${missed.join(', ')}`)
  process.exitCode = 1
}

function openBrowser(...flags: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', ...CHROMIUM_FLAGS, '--hide-scrollbars', ...flags],
  })
}

/** Who is signed in where; the cast is that of the samples, and null if they are not needed. */
type People = { cast: Cast | null; owners: Partial<Record<SiteName, Cookies>> }

async function work(queue: Screen[], people: People): Promise<void> {
  for (let screen = queue.shift(); screen; screen = queue.shift()) {
    try {
      const pictures = await take(screen, people)
      await printSheet(screen.name, pictures)
      if (FEATURED.includes(screen.name)) await printFeatured(screen.name, pictures.desktop.light)
      console.log(`✓ ${screen.name}`)
    } catch (error) {
      missed.push(screen.name)
      console.log(`✗ ${screen.name}: ${String(error).split('\n').slice(0, 4).join(' ')}`)
    }
  }
}

async function take(screen: Screen, people: People): Promise<Pictures> {
  const pictures: Partial<Pictures> = {}
  for (const device of DEVICES) {
    const browser = device === 'desktop' ? withMouse : withFingers
    const camera = await aim(browser, device, subjectOf(screen, people), screen.pose)
    try {
      pictures[device] = { light: await photograph('light'), dark: await photograph('dark') }
    } finally {
      await camera.close()
    }

    async function photograph(theme: Theme): Promise<Buffer> {
      await camera.show(theme)
      const picture = await snap(camera.page)
      if (values.all)
        await writeFile(fullSize(screen, device, theme), await snap(camera.page, theme === 'light'))
      return picture
    }
  }
  return pictures as Pictures
}

function subjectOf(screen: Screen, people: People): Subject {
  const site = sites[siteOf(screen)]!
  const { who = 'visitor', cookieNotice, path, status } = screen
  return {
    site,
    cookies: cookiesOf(who, siteOf(screen), people),
    path: typeof path === 'string' ? path : path(people.cast!),
    status,
    cookieNotice,
  }
}

function cookiesOf(who: Who, site: SiteName, { cast, owners }: People): Cookies | undefined {
  if (site === 'samples') return cast!.cookies[who]
  return who === 'owner' ? owners[site] : undefined
}

function siteOf({ site = 'samples' }: Screen): SiteName {
  return site
}

function fullSize({ name }: Screen, device: Device, theme: Theme): string {
  return path.join(folder, `${name}-${VIEWPORTS[device].width}-${theme}.png`)
}

/** The first image of the README: the home page for a visitor. */
async function takeCover(site: Site): Promise<void> {
  const camera = await aim(withMouse, 'desktop', { site, path: '/' })
  await camera.page.setViewportSize({ width: 1440, height: 1290 })
  await camera.show('light')
  await printCover(await snap(camera.page))
  await camera.close()
}
