/** Reads the filter of a smart collection against the gallery as it is now. */
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { findFilters, hasVanished, type Tag, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { filterText, type ReadFilter } from './filter-text.ts'
import { parseFilter, type SmartFilter } from './schema.ts'

/** `tags` is null when a category it asks for is gone: without that, it would match far more than was saved. */
export type Filter = ReadFilter & { text: string; tags: Tag[] | null }

export async function readFilter(asked: SmartFilter): Promise<Filter> {
  const { chosen, conditions } = await findFilters(asked)
  const read = { q: asked.q, chosen }
  return { ...read, text: filterText(read), tags: hasVanished(asked, conditions) ? null : tagsOf(conditions) }
}

/** Cached for the version of the gallery, which changes with the names and slugs of what a filter asks for. */
export function readStoredFilter(filter: string): Promise<Filter> {
  return galleryCache().read(`smart filter ${filter}`, () => readFilter(parseFilter(filter)))
}
