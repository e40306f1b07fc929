import { expect, test } from 'vitest'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { renderPage } from '#test/render-page.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { pageContext, signedIn } from '#test/signed-in.ts'
import * as dashboard from './dashboard.tsx'

useTestDatabase()

test('one button removes the samples after confirmation, and keeps the owner’s data', async () => {
  const { meta } = await signedIn({ role: 'admin' })
  const { meta: stranger } = await signedIn()
  await createEmail({ brand: await createBrand({ sample: true }), sample: true })
  await createEmail()
  const context = pageContext(meta)
  const seen = await renderPage(dashboard, '/admin', { context })
  expect(seen.html).toContain('1 sample email from fictional brands')
  expect(seen.html).toContain('popoverTarget="remove-samples"')
  expect(seen.html).toContain('Your own content stays.')

  const form = { intent: 'remove-samples' }
  expect(await callRoute(dashboard.action, '/admin', { meta: stranger, form })).toMatchObject({ status: 302 })
  expect(await callRoute(dashboard.action, '/admin', { meta, form: {} })).toMatchObject({
    location: '/admin',
    toast: { title: 'Failed to remove the samples' },
  })
  expect((await callRoute(dashboard.loader, '/admin', { meta })).data).toMatchObject({ samples: 1 })
  expect(await callRoute(dashboard.action, '/admin', { meta, form })).toMatchObject({
    location: '/admin',
    toast: { title: 'Samples removed' },
  })
  expect((await renderPage(dashboard, '/admin', { context })).html).not.toContain('fictional brands')
})
