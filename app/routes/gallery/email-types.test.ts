import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import EmailTypes from './email-types.tsx'

test('shows nine skeletons while the types load', () => {
  const open = { title: 'Lifecycle', items: [] }
  const guide = { total: 0, groups: [{ title: 'Lifecycle', count: 0 }], open }
  const element = createElement(EmailTypes, {
    loaderData: { guide, thumbnails: new Promise<never>(() => {}) },
  } as never)
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/email-types'] })
  const html = renderToString(createElement(RouterProvider, { router }))
  expect(html.match(/<li aria-hidden="true">/g)).toHaveLength(9)
})
