import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '#app/ui/dialog.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { copy } from '../copy.ts'
import type { BlogPost } from '../queries.server.ts'

export type PostRow = Pick<BlogPost, 'id' | 'title' | 'slug' | 'status' | 'category' | 'publishedAt'>

const words = copy.list

/** Every post of the blog; rows become blocks on phones. */
export function PostTable({ posts }: { posts: PostRow[] }) {
  const [doomed, setDoomed] = useState<PostRow | null>(null)
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
              className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-3"
            >
              <td className="py-3 pr-4 max-sm:w-full max-sm:py-1">
                <span className="font-medium">{post.title}</span>
                <span className="block type-small break-all text-ink-soft">/{post.slug}</span>
              </td>
              <td className="py-3 pr-4 max-sm:py-1">
                <Chip variant={post.status === 'published' ? 'accent' : 'plain'}>
                  {words.status[post.status]}
                </Chip>
              </td>
              <td className="py-3 pr-4 max-sm:py-1">{post.category}</td>
              <td className="py-3 pr-4 whitespace-nowrap tabular-nums max-sm:py-1">
                {post.publishedAt ? dayOf(post.publishedAt) : words.noDate}
              </td>
              <td className="py-1.5 text-right whitespace-nowrap max-sm:ml-auto">
                <IconButton asChild label={words.edit(post.title)}>
                  <Link to={href('/admin/blog/edit/:id?', { id: post.id })}>
                    <Pencil aria-hidden="true" />
                  </Link>
                </IconButton>
                <IconButton label={words.delete(post.title)} onClick={() => setDoomed(post)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Dialog open={doomed !== null} onOpenChange={() => setDoomed(null)}>
        {doomed && <DeleteDialog post={doomed} />}
      </Dialog>
    </>
  )
}

function DeleteDialog({ post }: { post: PostRow }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <DialogContent role="alertdialog" title={words.confirmTitle} description={words.confirm(post.title)}>
      <Form method="post" replace>
        <input type="hidden" name="id" value={post.id} />
        <DialogActions>
          <DialogClose asChild>
            <Button>{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" variant="destroy" aria-disabled={busy || undefined}>
            {busy ? words.deleting : words.confirmDelete}
          </Button>
        </DialogActions>
      </Form>
    </DialogContent>
  )
}

function dayOf(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
}
