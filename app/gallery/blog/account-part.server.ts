import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { blogPosts } from '#app/platform/db/schema.ts'
import { defineAccountPart, jsonFile } from '#app/platform/exports/account-parts.server.ts'

const { title, slug, status, createdAt, createdBy } = blogPosts

defineAccountPart('blog', ({ id }) => [
  jsonFile(
    'blog-posts',
    db().select({ title, slug, status, createdAt }).from(blogPosts).where(eq(createdBy, id)),
  ),
])
