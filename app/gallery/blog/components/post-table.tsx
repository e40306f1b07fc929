import { Pencil, Trash2 } from 'lucide-react'
import { shortDate } from '#app/platform/lib/format.ts'
import { href, Link } from 'react-router'
import { Chip } from '#app/platform/ui/chip.tsx'
import { ConfirmPopover } from '#app/platform/ui/confirm-popover.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { adminCopy } from '../admin-copy.ts'
import type { BlogPost } from '../queries.server.ts'

export type PostRow = Pick<BlogPost, 'id' | 'title' | 'slug' | 'status' | 'category' | 'publishedAt'>

const words = adminCopy.list

export function PostTable({ posts }: { posts: PostRow[] }) {
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
                <IconButton asChild label={words.edit(post.title)}>
                  <Link to={href('/admin/blog/edit/:id?', { id: post.id })}>
                    <Pencil aria-hidden="true" />
                  </Link>
                </IconButton>
                <IconButton label={words.delete(post.title)} popoverTarget={confirmId(post)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {posts.map((post) => (
        <ConfirmPopover
          key={post.id}
          id={confirmId(post)}
          words={{ ...words.confirm, text: words.confirm.text(post.title) }}
        >
          <input type="hidden" name="id" value={post.id} />
        </ConfirmPopover>
      ))}
    </>
  )
}

function confirmId({ id }: PostRow): string {
  return `delete-${id}`
}
