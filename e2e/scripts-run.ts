import { expect, type Page } from '@playwright/test'

/** Waits until scripts run on a page with the header, whose search is a form before. */
export async function untilScriptsRun(page: Page): Promise<void> {
  await expect(page.locator('[aria-keyshortcuts$="Control+K Meta+K"]').first()).toBeAttached()
}
