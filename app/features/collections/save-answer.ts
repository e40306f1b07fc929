import type { RemovedSave } from './save-commands.server.ts'

/** What the address of saving answers to a button of a page. */
export type SaveAnswer =
  | { ok: true; saved: boolean; removed?: RemovedSave[] }
  | { ok: false; message: string; signIn?: boolean }
