import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { loader } from './manifest.ts'

type Manifest = {
  name: string
  icons: { src: string; sizes: string; purpose?: string }[]
}

it('lists existing icons in their sizes', async () => {
  const answer = loader()
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const { name, icons } = (await answer.json()) as Manifest
  expect(name).toBe('Mailshelf')
  const drawn = await Promise.all(
    icons.map(async ({ src }) => {
      const { format, width, height } = await sharp(path.join(projectRoot(), 'public', src)).metadata()
      return format === 'svg' ? 'any' : `${width}x${height}`
    }),
  )
  expect(drawn).toEqual(icons.map(({ sizes }) => sizes))
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
})

it('lists the icon of the owner instead', async () => {
  site.icon = { src: '/media/icon.png', width: 512, height: 512, ground: null }
  const { icons } = (await loader().json()) as Manifest
  site.icon = null
  expect(icons).toEqual([{ src: '/media/icon.png', type: 'image/png', sizes: '512x512' }])
})
