import type { Page } from '@playwright/test'

/** Delays the responses to a page's navigations, or to those for `path`, until the returned function is called. */
export function delayResponses(page: Page, path = '/*'): Promise<() => void> {
  return delayRequests(page, `**${path}.data*`)
}

/** Delays every script, as a slow network does, until the returned function is called. */
export function delayScripts(page: Page): Promise<() => void> {
  return delayRequests(page, '**/assets/*.js')
}

/** Delays the requests to these addresses until the returned function is called. */
async function delayRequests(page: Page, addresses: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}
