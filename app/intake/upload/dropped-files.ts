import { UPLOAD_FILES_MAX } from './limits.ts'
import type { ChosenFile } from './uploader.ts'

/** Call it in the event: its items are gone afterwards. */
export async function droppedFiles(items: DataTransferItemList): Promise<ChosenFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const found: ChosenFile[] = []
  const waiting = entries.toReversed()
  while (waiting.length > 0 && found.length <= UPLOAD_FILES_MAX) {
    const entry = waiting.pop()!
    if (entry.isFile) found.push(await fileOf(entry as FileSystemFileEntry))
    else waiting.push(...(await entriesOf(entry as FileSystemDirectoryEntry)))
  }
  return found
}

export function chosenFiles(files: FileList): ChosenFile[] {
  return [...files].map((file) => ({ name: file.webkitRelativePath || file.name, file }))
}

function fileOf(entry: FileSystemFileEntry): Promise<ChosenFile> {
  return new Promise((resolve, reject) => {
    entry.file((file) => resolve({ name: entry.fullPath.replace(/^\//, ''), file }), reject)
  })
}

/** A folder is read in parts, until one is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0 || all.length > UPLOAD_FILES_MAX) return all
    all.push(...part)
  }
}
