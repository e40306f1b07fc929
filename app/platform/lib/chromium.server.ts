/** One browser per process: started on first use, closed when idle, restarted when it crashes. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { chromiumFolder, executableIn, fontsConfigIn, fontsFolder } from './bundled-browser.ts'
import { env, workerConcurrency } from './env.server.ts'
import { log } from './log.server.ts'
import { lowerSessionPriority } from './low-priority.server.ts'
import { shared } from './singleton.ts'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'
import { workerUrl } from './worker-url.server.ts'

const USUAL_PATHS = [
  // Chromium without a user interface: a page costs half as much.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const ARGUMENTS = [
  '--headless',
  ...CHROMIUM_FLAGS,
  // The opener of a page provides all it loads. Not even a host name is looked up.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
]
const IDLE_MS = 60_000
/** Chromium refuses to run sandboxed as root. */
const isRoot = process.getuid?.() === 0

export const HOW_TO_ADD_CHROMIUM =
  'Install Chromium (apt-get install chromium-headless-shell) or set CHROMIUM_PATH to an installed Chrome'

type Warm = {
  browser: Promise<Browser> | null
  pid?: number
  pages: number
  waiting: (() => void)[]
  idle?: NodeJS.Timeout
}

const warm = shared<Warm>('chromium', () => ({ browser: null, pages: 0, waiting: [] }))

/** The browser of the settings, of the system, or from npm, unpacked before its first use; null without one. */
export function findChromium(): string | null {
  const { CHROMIUM_PATH } = env()
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : null
  return USUAL_PATHS.find((place) => existsSync(place)) ?? bundledChromium()
}

function bundledChromium(): string | null {
  const chromium = chromiumFolder(browserFolder())
  return chromium && executableIn(chromium)
}

function browserFolder(): string {
  return path.join(env().DATA_DIR, 'browser')
}

/** Unpacks Chromium, if it came with npm, and fonts; returns its variables. FONTCONFIG_FILE replaces our fonts. */
async function prepareChromium(executablePath: string): Promise<NodeJS.ProcessEnv> {
  const fonts = process.env['FONTCONFIG_FILE'] ? null : fontsFolder(browserFolder())
  const isBundled = executablePath === bundledChromium()
  const needed = [...(isBundled ? [executablePath] : []), ...(fonts ? [fonts] : [])]
  if (!needed.every((file) => existsSync(file))) await unpack(isBundled)
  return { ...process.env, ...(fonts && existsSync(fonts) && { FONTCONFIG_FILE: fontsConfigIn(fonts) }) }
}

async function unpack(isBundled: boolean): Promise<void> {
  log.info('unpacking the browser’s files into the data folder (once)')
  try {
    const child = fork(
      workerUrl('app/platform/lib/unpack-browser.ts'),
      [browserFolder(), ...(isBundled ? [] : ['fonts'])],
      { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
    )
    const [reason, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')])
    if (code !== 0) throw new Error(`Unpacking failed: ${reason}`)
  } catch (error) {
    if (isBundled) throw error
    log.warn({ err: error }, 'the fonts of emails could not be unpacked; the system’s are used')
  }
}

/** Unpacks the browser that npm installed before the first email needs it. */
export async function unpackBundledChromium(): Promise<void> {
  const found = findChromium()
  if (found && found === bundledChromium()) await prepareChromium(found)
}

/** Runs `work` with a page in its own browser context, and closes the context afterwards. */
export async function withPage<T>(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  await acquirePage()
  try {
    const browser = await runningBrowser()
    const context = await browser.newContext(options)
    try {
      return await work(await context.newPage())
    } finally {
      await context.close().catch(() => {})
    }
  } finally {
    releasePage()
  }
}

export async function closeChromium(): Promise<void> {
  clearTimeout(warm.idle)
  const browser = warm.browser
  warm.browser = null
  await (await browser?.catch(() => null))?.close().catch(() => {})
}

/** Kills a browser that crashed or hangs; all its pages fail, and the next one starts a new browser. */
export async function discardChromium(): Promise<void> {
  const { pid } = warm
  warm.pid = undefined
  if (pid !== undefined && warm.browser) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // The process has already exited.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  await closeChromium()
}

async function runningBrowser(): Promise<Browser> {
  const running = await warm.browser?.catch(() => null)
  if (running?.isConnected()) return running
  const path = findChromium()
  if (!path) throw new Error(`Chromium is not installed. ${HOW_TO_ADD_CHROMIUM}`)
  warm.browser = launch(path)
  const browser = await warm.browser
  warm.pid = await readPid(browser)
  if (warm.pid !== undefined && env().WORK_PRIORITY === 'low') lowerSessionPriority(warm.pid)
  return browser
}

async function launch(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const options = {
    executablePath,
    args: ARGUMENTS,
    env: await prepareChromium(executablePath),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  }
  if (isRoot) return chromium.launch({ ...options, chromiumSandbox: false })
  try {
    return await chromium.launch({ ...options, chromiumSandbox: true })
  } catch (error) {
    log.warn({ err: error }, 'Chromium does not start with its sandbox here and renders without it')
    return chromium.launch({ ...options, chromiumSandbox: false })
  }
}

/** A warning for the owner that Chromium is missing or runs without its sandbox; null otherwise. */
export function chromiumWarning(): string | null {
  if (!findChromium()) return `Chromium is not installed, so emails have no previews. ${HOW_TO_ADD_CHROMIUM}`
  if (isRoot)
    return 'Chromium runs without its sandbox because Mailshelf runs as root. Run it as another user.'
  return null
}

async function readPid(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.find(({ type }) => type === 'browser')?.id
}

async function acquirePage(): Promise<void> {
  clearTimeout(warm.idle)
  if (warm.pages >= workerConcurrency()) await new Promise<void>((resolve) => warm.waiting.push(resolve))
  else warm.pages += 1
}

function releasePage(): void {
  const next = warm.waiting.shift()
  if (next) return next()
  warm.pages -= 1
  if (warm.pages > 0) return
  warm.idle = setTimeout(() => void closeChromium(), IDLE_MS)
  warm.idle.unref()
}
