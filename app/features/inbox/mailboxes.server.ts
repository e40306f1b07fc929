/** Reads all mailboxes of the gallery while the server runs. */
import { log } from '#app/lib/log.server.ts'
import { singleton } from '#app/lib/singleton.ts'
import { readMailbox } from './mailbox-reader.server.ts'
import { listMailboxes, type Mailbox, syncMailboxesOfEnvironment } from './mailbox-state.server.ts'

type Reader = { settings: string; stop: AbortController; done: Promise<void> }
type Running = { readers: Map<string, Reader>; timer: NodeJS.Timeout; checking: Promise<void> }

/** How soon a mailbox that was added or changed elsewhere is noticed. */
const CHECK_MS = 30_000

const running = singleton<Running>('mailboxes')

export function startMailboxes(): void {
  const readers = new Map<string, Reader>()
  const started: Running = {
    readers,
    timer: setInterval(() => void checkMailboxes(), CHECK_MS).unref(),
    checking: syncMailboxesOfEnvironment()
      .catch((error: unknown) => log.error({ err: error }, 'the mailboxes of INBOX_IMAP could not be stored'))
      .then(() => check(readers)),
  }
  running.set(started)
}

/** Starts and stops readers as the settings say; called after a change of them. */
export async function checkMailboxes(): Promise<void> {
  const now = running.get()
  if (!now) return
  now.checking = now.checking.then(() => check(now.readers))
  await now.checking
}

export async function stopMailboxes(): Promise<void> {
  const now = running.get()
  if (!now) return
  running.set(undefined)
  clearInterval(now.timer)
  await now.checking
  for (const { stop } of now.readers.values()) stop.abort()
  await Promise.all([...now.readers.values()].map(({ done }) => done))
}

async function check(readers: Map<string, Reader>): Promise<void> {
  let wanted: Mailbox[]
  try {
    wanted = await listMailboxes()
  } catch (error) {
    log.warn({ err: error }, 'the mailboxes could not be listed')
    return
  }
  const settings = new Map(wanted.map((mailbox) => [mailbox.id, JSON.stringify(mailbox)]))
  for (const [id, reader] of readers) {
    if (settings.get(id) === reader.settings) continue
    reader.stop.abort()
    await reader.done
    readers.delete(id)
  }
  for (const mailbox of wanted) {
    if (readers.has(mailbox.id)) continue
    const stop = new AbortController()
    const done = readMailbox(mailbox, { signal: stop.signal })
    readers.set(mailbox.id, { settings: settings.get(mailbox.id)!, stop, done })
  }
}
