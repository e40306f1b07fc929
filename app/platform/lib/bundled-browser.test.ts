/** The fonts that npm installs, in the browser of this machine; those of the system are not used. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { chromium } from 'playwright-core'
import { chromiumFolder, fontsFolder } from './bundled-browser.ts'
import { closeChromium, findChromium, withPage } from './chromium.server.ts'

afterAll(() => closeChromium())

/** A character that no font has, so it is rendered as every missing letter is. */
const MISSING = '\u{10FFFD}'

describe.skipIf(!findChromium() || process.platform !== 'linux')('fonts', () => {
  test.each([
    ['Greek', 'Ω'],
    ['Cyrillic', 'Ж'],
    ['Hebrew', 'ש'],
    ['Arabic', 'ع'],
    ['Devanagari', 'ह'],
    ['Thai', 'ฤ'],
    ['Japanese', 'あ'],
    ['Japanese Han', '匂'],
    ['simplified Chinese', '欢'],
    ['traditional Chinese', '歡'],
    ['Korean', '봄'],
    ['a symbol', '✓'],
    ['an emoji', '🎉'],
  ])('%s is not drawn as a box', async (_, letter) => {
    const [drawn, box] = await withPage({}, async (page) => {
      await page.setContent(
        `<style>span{font:24px Arial;display:inline-block;width:30px;height:40px}</style><span>${letter}</span><span>${MISSING}</span>`,
      )
      const spans = await page.locator('span').all()
      return Promise.all(spans.map((span) => span.screenshot()))
    })
    expect(drawn!.equals(box!)).toBe(false)
  })

  test('alt texts have their own font', async () => {
    const [besley, arial] = await withPage({}, async (page) => {
      await page.setContent(
        '<style>b{font:24px Arial;display:inline-block;width:30px;height:40px}</style><b style="font-family:Besley,Arial">a</b><b>a</b>',
      )
      const letters = await page.locator('b').all()
      return Promise.all(letters.map((letter) => letter.screenshot()))
    })
    expect(besley!.equals(arial!)).toBe(false)
  })
})

test.skipIf(!chromiumFolder('/nowhere'))(
  'Chromium is unpacked once, with the fonts, and starts',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'browser-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const unpack = () =>
      JSON.parse(
        execFileSync(process.execPath, [path.join(import.meta.dirname, 'unpack-browser.ts'), folder], {
          encoding: 'utf8',
        }),
      ) as { executable: string; fontsConfig: string }
    const { executable, fontsConfig } = unpack()
    const unpacked = statSync(executable)
    expect(readdirSync(folder)).toHaveLength(2)
    expect(existsSync(fontsConfig)).toBe(true)
    expect(unpack()).toEqual({ executable, fontsConfig })
    const again = statSync(executable)
    expect([again.ino, again.mtimeMs]).toEqual([unpacked.ino, unpacked.mtimeMs])
    const browser = await chromium.launch({ executablePath: executable, chromiumSandbox: false })
    expect(browser.version()).toMatch(/^\d+\./)
    await browser.close()
  },
)

test.skipIf(!findChromium() || !fontsFolder('/nowhere'))(
  'unpacking ends with a killed server and leaves nothing',
  async () => {
    const home = mkdtempSync(path.join(os.tmpdir(), 'browser-killed-'))
    onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 20 }))
    const folder = path.join(home, 'browser')
    const source = `const { withPage } = await import('./app/platform/lib/chromium.server.ts')
      await withPage({}, async () => {})`
    const server = spawn(process.execPath, ['--input-type=module', '--eval', source], {
      env: { ...process.env, DATA_DIR: home, FONTCONFIG_FILE: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1), { timeout: 60_000 })
    server.kill('SIGKILL')
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), { timeout: 60_000 })
  },
)
