import type { Page } from '@playwright/test'

/** Holds back what the server answers to a page's navigations, until the returned function lets it through. */
export async function holdAnswers(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}
