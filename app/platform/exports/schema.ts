import { z } from '#app/platform/lib/zod.ts'

export const COLLECTION_FORMATS = ['zip', 'zip-avif', 'csv', 'json'] as const

/** The file of an export: of a collection in one of its formats, or of everything about an account or the gallery. */
export type ExportFormat = (typeof COLLECTION_FORMATS)[number] | 'account' | 'gallery'

export const newExport = z.object({ format: z.enum(COLLECTION_FORMATS) })

export const EXPORT_HOURS = 24
