import type { Page } from '@playwright/test'

/**
 * Holds back what the server answers to a page's navigations, or to those that ask `path`, until the returned function
 * lets it through.
 */
export function delayResponses(page: Page, path = '/*'): Promise<() => void> {
  return hold(page, `**${path}.data*`)
}

/** Holds back every script, as a slow line does, until the returned function lets them through. */
export function delayScripts(page: Page): Promise<() => void> {
  return hold(page, '**/assets/*.js')
}

async function hold(page: Page, addresses: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}
