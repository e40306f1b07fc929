import { useEffect, useRef, useState } from 'react'
import { uploadCopy as words } from '../copy.ts'
import { droppedFiles } from '../dropped-files.ts'
import type { UploadLimits } from '../limits.ts'
import { uploader } from '../uploader.ts'

type UploadDropProps = {
  limits: UploadLimits
  options?: () => string
  onStart?: () => void
}

/** Files may be dropped anywhere on the page that has it. */
export function UploadDrop({ limits, options, onStart }: UploadDropProps) {
  const isOver = useDrop((items) => {
    const query = options?.()
    void droppedFiles(items).then((chosen) => uploader.start(chosen, limits, query))
    onStart?.()
  })
  if (!isOver) return null
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-panel bg-accent-wash/95 shadow-[inset_0_0_0_2px_var(--accent)]">
      <p className="type-title text-accent">{words.drop}</p>
    </div>
  )
}

function useDrop(onDrop: (items: DataTransferItemList) => void): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    function over(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    function leave(event: DragEvent) {
      if (event.relatedTarget === null) setOver(false)
    }
    function dropped(event: DragEvent) {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      drop.current(event.dataTransfer!.items)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', dropped)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', dropped)
    }
  }, [])
  return isOver
}
