import { expect, test } from 'vitest'
import { ScrollArea } from './scroll-area.tsx'

test('its scrollbar appears on hover and stays for 600 ms', () => {
  expect(ScrollArea({ children: null }).props).toMatchObject({ type: 'hover', scrollHideDelay: 600 })
})
