/** Reads the filter of a smart collection against the gallery as it is now. */
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { FILTERS } from '#app/gallery/filters/filters.ts'
import { findFilters, type Tag, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { filterText, type ReadFilter } from './filter-text.ts'
import { parseFilter, type SmartFilter } from './schema.ts'

/** `tags` is null when a category it asks for is gone: without that, it would match far more than was saved. */
export type Filter = ReadFilter & { text: string; tags: Tag[] | null }

export async function readFilter(asked: SmartFilter): Promise<Filter> {
  const { chosen, conditions } = await findFilters(asked)
  const isGone = FILTERS.some((filter) => isAsked(asked[filter]) && conditions[filter] === undefined)
  const read = { q: asked.q, chosen }
  return { ...read, text: filterText(read), tags: isGone ? null : tagsOf(conditions) }
}

const FRESH_MS = 60_000
/** The memory of a filter beside its text, in bytes. */
const FILTER_BYTES = 600

/** Cached for the version of the gallery, which changes with the names and slugs of what a filter asks for. */
export async function readStoredFilter(filter: string): Promise<Filter> {
  const read = () => readFilter(parseFilter(filter))
  async function load() {
    return { value: await read(), bytes: FILTER_BYTES + filter.length * 4 }
  }
  return (await galleryCache().exact(`smart filter ${filter}`, FRESH_MS, load)) ?? read()
}

function isAsked(value: string | string[] | number | null): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}
