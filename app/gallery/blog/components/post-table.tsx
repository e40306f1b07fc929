import { type LucideIcon, Pencil, Trash2, X } from 'lucide-react'
import { shortDate } from '#app/platform/lib/format.ts'
import { type MouseEvent, useState } from 'react'
import { Form, href, Link, type LinkProps, useNavigation, useSearchParams } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { Dialog, DialogActions, DialogContent } from '#app/platform/ui/dialog.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { adminCopy } from '../admin-copy.ts'
import type { BlogPost } from '../queries.server.ts'

export type PostRow = Pick<BlogPost, 'id' | 'title' | 'slug' | 'status' | 'category' | 'publishedAt'>

const words = adminCopy.list

/** The query parameter with the id of the post to delete. */
const DELETE_PARAM = 'delete'

export function PostTable({ posts }: { posts: PostRow[] }) {
  const [search] = useSearchParams()
  const [deletingId, setDeletingId] = useState(search.get(DELETE_PARAM))
  const postToDelete = posts.find(({ id }) => id === deletingId)
  // Once it is deleted: undoing brings the post back, not the dialog.
  if (deletingId !== null && !postToDelete) setDeletingId(null)

  /** Without scripts the confirmation is a separate page. */
  function askToDelete(event: MouseEvent, post: PostRow) {
    event.preventDefault()
    setDeletingId(post.id)
  }

  return (
    <>
      <table className="w-full text-left type-body max-sm:block">
        <thead className="border-b border-line type-small text-ink-soft max-sm:sr-only">
          <tr>
            <th className="py-2.5 pr-4 font-normal">{words.columns.title}</th>
            <th className="py-2.5 pr-4 font-normal">{words.columns.status}</th>
            <th className="py-2.5 pr-4 font-normal">{words.columns.category}</th>
            <th className="py-2.5 pr-4 font-normal">{words.columns.published}</th>
            <th className="py-2.5 text-right font-normal">{words.columns.actions}</th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {posts.map((post) => (
            <tr
              key={post.id}
              className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:py-3"
            >
              <td className="py-3 pr-4 max-sm:w-[calc(100%-104px)] max-sm:py-1 max-sm:pr-0">
                <span className="font-medium">{post.title}</span>
                <span className="block type-small break-all text-ink-soft">/{post.slug}</span>
              </td>
              <td className="py-3 pr-4 max-sm:order-1 max-sm:py-1 max-sm:pr-0">
                <Chip variant={post.status === 'published' ? 'accent' : 'plain'}>
                  {words.status[post.status]}
                </Chip>
              </td>
              <td className="py-3 pr-4 max-sm:order-1 max-sm:py-1 max-sm:pr-0 max-sm:type-small">
                {post.category}
              </td>
              <td className="py-3 pr-4 whitespace-nowrap tabular-nums max-sm:order-1 max-sm:py-1 max-sm:pr-0 max-sm:type-small">
                {post.publishedAt ? shortDate(post.publishedAt, { withYear: true }) : words.noDate}
              </td>
              <td className="py-1.5 text-right whitespace-nowrap max-sm:ml-auto">
                <IconLink
                  icon={Pencil}
                  label={words.edit(post.title)}
                  to={href('/admin/blog/edit/:id?', { id: post.id })}
                />
                <IconLink
                  icon={Trash2}
                  label={words.delete(post.title)}
                  to={`?${DELETE_PARAM}=${post.id}`}
                  onClick={(event) => askToDelete(event, post)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Dialog open={postToDelete !== undefined} onOpenChange={() => setDeletingId(null)}>
        {postToDelete && <DeleteDialog post={postToDelete} onClose={() => setDeletingId(null)} />}
      </Dialog>
    </>
  )
}

type IconLinkProps = LinkProps & { icon: LucideIcon; label: string }

function IconLink({ icon: Icon, label, ...rest }: IconLinkProps) {
  return (
    <IconButton asChild label={label}>
      <Link {...rest}>
        <Icon aria-hidden="true" />
      </Link>
    </IconButton>
  )
}

function DeleteDialog({ post, onClose }: { post: PostRow; onClose: () => void }) {
  const busy = useNavigation().formMethod === 'POST'
  const back = { to: href('/admin/blog'), replace: true, preventScrollReset: true, onClick: onClose }

  /** The dialog has no trigger, so it cannot know where to return the focus. */
  function focusOpener(event: Event) {
    event.preventDefault()
    const opener = document.querySelector<HTMLElement>(`a[href$="?${DELETE_PARAM}=${post.id}"]`)
    ;(opener ?? document.getElementById('content'))?.focus({ preventScroll: true })
  }

  return (
    <DialogContent
      inPlace
      role="alertdialog"
      title={words.confirmTitle}
      description={words.confirm(post.title)}
      onCloseAutoFocus={focusOpener}
      close={<IconLink icon={X} label={words.close} {...back} />}
    >
      <Form method="post" replace>
        <input type="hidden" name="id" value={post.id} />
        <DialogActions>
          <Button asChild>
            <Link {...back}>{words.cancel}</Link>
          </Button>
          <Button type="submit" variant="destroy" aria-disabled={busy || undefined}>
            {busy ? words.deleting : words.confirmDelete}
          </Button>
        </DialogActions>
      </Form>
    </DialogContent>
  )
}
