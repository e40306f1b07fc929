/** Starts and stops what brings emails by itself. */
import type { Env } from '#app/lib/env.server.ts'
import { startFolderSource } from './folder-source.server.ts'
import { removeUnfinished } from './incoming-message.server.ts'
import { startSmtpReceiver } from './smtp-receiver.server.ts'

/** Returns how to stop them. @throws StartError when one cannot start */
export async function startSources(env: Env): Promise<() => Promise<void>> {
  await removeUnfinished()
  const closers: (() => Promise<void>)[] = []
  if (env.INBOX_SMTP_PORT !== undefined) closers.push(await startSmtpReceiver(env))
  if (env.INBOX_FOLDER) closers.push(await startFolderSource(env.INBOX_FOLDER))
  return async () => void (await Promise.all(closers.map((close) => close())))
}
