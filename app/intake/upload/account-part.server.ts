import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { uploads } from '#app/platform/db/schema.ts'
import { defineAccountPart, jsonFile } from '#app/platform/exports/account-parts.server.ts'

const { files, bytes, state, createdAt, userId } = uploads

/** Names of files, until an upload is a day old. */
defineAccountPart('upload', ({ id }) => [
  jsonFile('uploads', db().select({ files, bytes, state, createdAt }).from(uploads).where(eq(userId, id))),
])
