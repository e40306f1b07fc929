import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FilterForm } from './filter-form.tsx'
import { type Choice, FILTERS, type FilterCounts } from './filters.ts'

const OAK: Choice = { value: 'oak', name: 'Oak & Co.', count: 3 }
const ELM: Choice = { value: 'elm', name: 'Elm (Europe)' }

/** The brands that the form offers as boxes, and those of them that are checked. */
function boxesOf(hasMoreBrands: boolean, chosen: Choice[]) {
  const choices = Object.fromEntries(
    FILTERS.map((filter) => [filter, []]),
  ) as unknown as FilterCounts['choices']
  const counts = { choices: { ...choices, brand: [OAK] }, hasMoreBrands, total: 3 }
  const form = <FilterForm counts={counts} chosen={{ brand: chosen }} sort="newest" />
  const router = createMemoryRouter([{ path: '/', element: form }])
  const html = renderToString(<RouterProvider router={router} />)
  const boxes = html.match(/<input type="checkbox" name="brand"[^>]*>/g) ?? []
  const valueOf = (box: string) => /value="(\w+)"/.exec(box)?.[1]
  return {
    offered: boxes.map(valueOf),
    checked: boxes.filter((box) => box.includes('checked=""')).map(valueOf),
    hasField: /<input(?![^>]*checkbox)[^>]* name="brand"/.test(html),
  }
}

test('brands are boxes, or a field where there are too many', () => {
  expect(boxesOf(false, [])).toEqual({ offered: ['oak'], checked: [], hasField: false })
  expect(boxesOf(true, [])).toEqual({ offered: [], checked: [], hasField: true })
})

test('all chosen brands stay in the form, also beside the field', () => {
  expect(boxesOf(false, [ELM])).toEqual({ offered: ['elm', 'oak'], checked: ['elm'], hasField: false })
  expect(boxesOf(true, [ELM, OAK])).toEqual({
    offered: ['elm', 'oak'],
    checked: ['elm', 'oak'],
    hasField: true,
  })
})
