import { href } from 'react-router'
import { CANVAS } from '#app/platform/lib/canvas.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { layoutCopy } from '#app/layout/copy.ts'

export function loader() {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en',
    start_url: href('/'),
    scope: href('/'),
    display: 'minimal-ui',
    background_color: CANVAS.light,
    theme_color: CANVAS.light,
    icons: site.icon
      ? [{ src: site.icon.src, type: 'image/png', sizes: '512x512' }]
      : [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
          { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
    shortcuts: [
      { name: layoutCopy.search, url: href('/search') },
      { name: layoutCopy.pages.browse, url: href('/browse') },
      { name: layoutCopy.savedShort, url: href('/saved') },
    ],
  }
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' }
  return new Response(JSON.stringify(manifest), { headers })
}
