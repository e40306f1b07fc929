import { z } from '#app/lib/zod.ts'

/** What a collection can be taken along as. */
export const EXPORT_FORMATS = ['zip', 'pdf', 'csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const newExport = z.object({ format: z.enum(EXPORT_FORMATS) })

/** How long the file of an export can be downloaded. */
export const EXPORT_HOURS = 24

/** Emails on one contact sheet; a larger collection gets several. */
export const SHEET_EMAILS = 240
