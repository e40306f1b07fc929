import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { uploadCopy as words } from '../copy.ts'
import { chosenFiles } from '../dropped-files.ts'
import type { UploadLimits } from '../limits.ts'
import { uploader } from '../uploader.ts'
import { LimitsNote } from './limits-note.tsx'
import { UploadOptionFields } from './upload-options.tsx'
import { UploadDrop } from './upload-drop.tsx'
import { UploadProgressList } from './upload-progress.tsx'
import { useFreshPage } from './use-fresh-page.ts'

export function Uploader({ limits, fetchImages }: { limits: UploadLimits; fetchImages: boolean }) {
  const state = useSyncExternalStore(uploader.subscribe, uploader.getState, uploader.getServerState)
  useFreshList(state.phase)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)

  function readOptions(): string {
    return new URLSearchParams(new FormData(form.current!) as never).toString()
  }

  function onChoose({ currentTarget }: { currentTarget: HTMLInputElement }) {
    if (currentTarget.files) void uploader.start(chosenFiles(currentTarget.files), limits, readOptions())
    // The same files can be chosen again.
    currentTarget.value = ''
  }

  const isBusy = !['idle', 'done', 'failed'].includes(state.phase)
  return (
    <section aria-label={words.title}>
      <p className="max-w-[640px] type-body text-ink-soft">{words.lead}</p>
      <LimitsNote limits={limits} />
      <form ref={form} className="mt-6 max-w-[960px]" onSubmit={(event) => event.preventDefault()}>
        <UploadOptionFields fetchImages={fetchImages} />
      </form>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" disabled={isBusy} onClick={() => files.current?.click()}>
          {words.chooseFiles}
        </Button>
        <Button disabled={isBusy} onClick={() => folder.current?.click()}>
          {words.chooseFolder}
        </Button>
        <input ref={files} type="file" multiple hidden aria-label={words.files} onChange={onChoose} />
        <input
          ref={folder}
          type="file"
          hidden
          aria-label={words.chooseFolder}
          onChange={onChoose}
          {...{ webkitdirectory: '' }}
        />
      </div>
      <UploadProgressList state={state} />
      <UploadDrop limits={limits} options={readOptions} />
    </section>
  )
}

function useFreshList(phase: string) {
  const refresh = useFreshPage()
  useEffect(() => {
    if (phase === 'importing' || phase === 'done' || phase === 'paused' || phase === 'failed') void refresh()
  }, [phase, refresh])
}
