import { Check, Plus } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { useActionEffect } from '#app/platform/ui/use-action-effect.ts'
import { followCopy } from '../follow-copy.ts'

export type FollowResponse = { ok: true; following: boolean } | { ok: false }

type FollowButtonProps = { brandId: string; brandSlug: string; following: boolean }

const words = followCopy

/** Follows or unfollows a brand: optimistic, and rolled back when the server refuses. */
export function FollowButton({ brandId, brandSlug, following }: FollowButtonProps) {
  const fetcher = useFetcher<FollowResponse>()
  const busy = fetcher.state === 'submitting'
  const asked = fetcher.formData?.get('intent')
  const now = asked ? asked === 'follow' : following

  useActionEffect(fetcher.state === 'idle' ? fetcher.data : undefined, (answer) => {
    if (answer.ok) toast({ title: answer.following ? words.followed : words.unfollowed })
    else toast({ title: words.failed, kind: 'destructive' })
  })

  return (
    <fetcher.Form
      method="post"
      action={href('/follow/:brandId', { brandId })}
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <input type="hidden" name="brand" value={brandSlug} />
      <Button
        type="submit"
        name="intent"
        value={now ? 'unfollow' : 'follow'}
        variant={now ? 'ink' : 'primary'}
        aria-disabled={busy || undefined}
        className="group min-w-32"
      >
        {now ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Plus aria-hidden="true" className="size-4" />
        )}
        {now ? (
          <>
            <span className="group-hover:hidden group-focus-visible:hidden">{words.following}</span>
            <span className="hidden group-hover:inline group-focus-visible:inline">{words.unfollow}</span>
          </>
        ) : (
          words.follow
        )}
      </Button>
    </fetcher.Form>
  )
}
