import { useEffect } from 'react'
import { href, useFetcher, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { Collecting } from '../collect-pictures.server.ts'
import { collectCopy as words } from './collect-copy.ts'

const ASK_AGAIN_MS = 2000

type CollectPicturesProps = {
  emailId: string
  /** As of when the page was loaded. */
  collecting: Collecting
}

/** For administrators: fetches the pictures of an email that were not collected when it was imported. */
export function CollectPictures({ emailId, collecting: loaded }: CollectPicturesProps) {
  const { pathname: page } = useLocation()
  const address = href('/admin/collect-pictures/:emailId', { emailId })
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
    <section className="mt-[22px] rounded-control bg-sunk px-4 py-3.5 text-[0.8125rem]/5 print:hidden">
      <output className="block font-medium">
        {isWaiting ? words.queued : last ? words.result(last.found, last.of) : words.missing(missing)}
      </output>
      {!isWaiting && missing > 0 && (
        <>
          <p className="mt-0.5 text-ink-soft">{words.warning}</p>
          <button.Form method="post" action={address} className="mt-3">
            <input type="hidden" name="page" value={page} />
            <Button type="submit" size="s">
              {last ? words.again : words.button}
            </Button>
          </button.Form>
        </>
      )}
      {!isWaiting && asked && last && last.found > 0 && (
        <a href={page} className="mt-1 inline-block text-accent underline underline-offset-3">
          {words.show}
        </a>
      )}
      {button.data?.ok === false && (
        <p role="alert" className="mt-2 text-stamp">
          {words.failed}
        </p>
      )}
    </section>
  )
}
