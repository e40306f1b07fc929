/** Rendered images in memory: each is rendered once, however many requests there are, and few at the same time. */
import { LRUCache } from 'lru-cache'

/** Some hundred images. */
const BYTES_MAX = 24 * 1024 * 1024
const RENDERING_MAX = 8

/** Too many images are requested at once; carries the seconds for Retry-After. */
export class TooBusy extends Error {
  readonly retryAfter = 5
}

let rendering = 0

const images = new LRUCache<string, Buffer, () => Promise<Buffer>>({
  maxSize: BYTES_MAX,
  sizeCalculation: ({ length }) => length,
  // Others may take the place of an image that is being rendered; whoever waits for it gets it all the same.
  ignoreFetchAbort: true,
  async fetchMethod(_name, _stale, { context: render }) {
    if (rendering >= RENDERING_MAX) throw new TooBusy()
    rendering++
    try {
      return await render()
    } finally {
      rendering--
    }
  },
})

/** The image of that name, rendered unless it is known. @throws TooBusy */
export async function renderOnce(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
  return (await images.fetch(name, { context: render }))!
}
