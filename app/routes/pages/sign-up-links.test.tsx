/** Where visitors find a link to sign up, in galleries that are open and closed to new accounts. */
import { afterEach, expect, test } from 'vitest'
import { HomeHero } from '#app/gallery/home/home-hero.tsx'
import { MobileMenu } from '#app/layout/menus/mobile-menu.tsx'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { useStoredSettings } from '#app/platform/lib/setting.server.ts'
import { renderElement } from '#test/render-page.ts'
import About from './about.tsx'

const defaults = { SIGN_UP: undefined, GALLERY_ACCESS: undefined }

function use(settings: Parameters<typeof useEnv>[0]) {
  useEnv({ ...defaults, ...settings })
  useStoredSettings([])
}

afterEach(() => use({}))

const about = { loaderData: { signedIn: false, thumbnails: [] } } as unknown as Parameters<typeof About>[0]

const parts = {
  'the home page': <HomeHero signedIn={false} counted={null} />,
  'the about page': <About {...about} />,
  'the menu of phones': <MobileMenu signedIn={false} />,
}

test.each(Object.entries(parts))('%s links to sign-up, unless only invitations help', async (_, part) => {
  for (const [settings, isOffered] of [
    [{}, true],
    [{ SIGN_UP: 'domain' }, true],
    [{ SIGN_UP: 'sso' }, true],
    [{ SIGN_UP: 'invitation' }, false],
    [{ GALLERY_ACCESS: 'invited' }, false],
  ] satisfies [Parameters<typeof useEnv>[0], boolean][]) {
    use(settings)
    expect((await renderElement(part)).includes('href="/signup"')).toBe(isOffered)
  }
})
