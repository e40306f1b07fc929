import { useEffect } from 'react'
import { href, useFetcher, useLocation } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import type { Collecting } from '../collect-images.server.ts'
import { collectCopy as words } from './collect-copy.ts'

const ASK_AGAIN_MS = 2000

type CollectPicturesProps = {
  emailId: string
  collecting: Collecting
}

export function CollectPictures({ emailId, collecting: loaded }: CollectPicturesProps) {
  const { pathname: page } = useLocation()
  const address = href('/admin/collect-images/:emailId', { emailId })
  const button = useFetcher<{ ok: boolean }>()
  const { data: asked, load } = useFetcher<{ collecting: Collecting | null }>()
  const pressed = button.state !== 'idle' || button.data?.ok === true
  const { missing, last, queued } = asked?.collecting ?? loaded
  const isWaiting = queued || (pressed && !asked)

  useEffect(() => {
    if (!isWaiting || button.state !== 'idle') return undefined
    const timer = setInterval(() => void load(address), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, button.state, load, address])

  return (
    <section className="mx-auto mb-4 flex max-w-[640px] flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-control bg-surface px-4 py-2.5 text-center text-[0.8125rem]/5 max-sm:m-3 print:hidden">
      <output className="font-medium">
        {isWaiting ? words.queued : last ? words.result(last.found, last.of) : words.missing(missing)}
      </output>
      {!isWaiting && missing > 0 && (
        <button.Form method="post" action={address} className="contents">
          <input type="hidden" name="page" value={page} />
          <Button type="submit" size="s">
            {last ? words.again : words.button}
          </Button>
          <p className="w-full text-ink-soft">{words.warning}</p>
        </button.Form>
      )}
      {!isWaiting && asked && last && last.found > 0 && (
        <a href={page} className="text-accent underline underline-offset-3">
          {words.show}
        </a>
      )}
      {button.data?.ok === false && (
        <p role="alert" className="w-full text-stamp">
          {words.failed}
        </p>
      )}
    </section>
  )
}
