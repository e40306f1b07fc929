/** Starts and stops the SMTP receiver and the watched folder. */
import type { Env } from '#app/platform/lib/env.server.ts'
import { startFolderSource } from './folder-source.server.ts'
import { removeUnfinished } from './incoming-message.server.ts'
import { startSmtpReceiver } from './smtp-receiver.server.ts'

/** Returns a function that stops them. @throws StartError when one cannot start */
export async function startSources(env: Env): Promise<() => Promise<void>> {
  await removeUnfinished()
  const closers: (() => Promise<void>)[] = []
  if (env.INBOX_SMTP_PORT !== undefined) closers.push(await startSmtpReceiver(env))
  if (env.INBOX_FOLDER) closers.push(await startFolderSource(env.INBOX_FOLDER))
  return async () => void (await Promise.all(closers.map((close) => close())))
}
