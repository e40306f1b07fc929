import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Imported for each user, because the user of the process is read once. */
async function loadAs(user: number) {
  vi.spyOn(process, 'getuid').mockReturnValue(user)
  const [chromium, { log }, { useEnv }] = await Promise.all([
    import('./chromium.server.ts'),
    import('./log.server.ts'),
    import('./env.server.ts'),
  ])
  return { ...chromium, useEnv, warned: vi.spyOn(log, 'warn') }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.restoreAllMocks())

const ROOT = 0
const SOMEBODY = 1000

test('tells root that the browser runs without its sandbox, and what to do', async () => {
  const { chromiumWarning, useEnv } = await loadAs(ROOT)
  useEnv({ CHROMIUM_PATH: process.execPath })
  expect(chromiumWarning()).toBe(
    'Chromium runs without its sandbox because Mailshelf runs as root. Run it as another user.',
  )
})

test('tells another user nothing, unless there is no browser', async () => {
  const { chromiumWarning, useEnv } = await loadAs(SOMEBODY)
  useEnv({ CHROMIUM_PATH: process.execPath })
  expect(chromiumWarning()).toBeNull()
  useEnv({ CHROMIUM_PATH: '/nowhere' })
  expect(chromiumWarning()).toContain('Chromium is not installed')
})

test.skipIf(process.platform === 'win32')(
  'starts a browser without its sandbox if it fails with it, and logs that',
  async () => {
    const { closeChromium, findChromium, useEnv, warned, withPage } = await loadAs(SOMEBODY)
    const real = findChromium()
    expect(real).not.toBeNull()
    const picky = path.join(mkdtempSync(path.join(os.tmpdir(), 'chromium-')), 'chromium')
    writeFileSync(
      picky,
      `#!/bin/sh\ncase "$*" in *--no-sandbox*) exec "${real}" "$@";; esac\necho 'No usable sandbox!' >&2\nexit 1\n`,
    )
    chmodSync(picky, 0o755)
    useEnv({ CHROMIUM_PATH: picky })
    const title = await withPage({}, async (page) => {
      await page.setContent('<title>Rendered</title>')
      return page.title()
    })
    await closeChromium()
    expect(title).toBe('Rendered')
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error) as Error },
      'Chromium does not start with its sandbox here and renders without it',
    )
  },
)
