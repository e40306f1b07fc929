/** Deletes the stored files of emails that a change deleted or replaced, once it can no longer be undone. */
import { emailFiles } from '#app/db/schema.ts'
import { deleteUnused } from '#app/db/unused-files.server.ts'
import { whenUndoEnds } from '#app/features/audit/purge.server.ts'

whenUndoEnds(emailFiles, async (rows) => {
  await deleteUnused(rows.map(({ key }) => String(key)))
})
