/** Reads all mailboxes of the gallery while the server runs. */
import { log } from '#app/platform/lib/log.server.ts'
import { singleton } from '#app/platform/lib/singleton.ts'
import { claimMailbox, type Holder, newHolder, releaseMailbox } from './mailbox-lease.server.ts'
import { readMailbox } from './mailbox-reader.server.ts'
import { listMailboxes, type Mailbox, syncMailboxesOfEnvironment } from './mailbox-state.server.ts'

type Reader = { settings: string; stop: AbortController; done: Promise<void> }
type Running = {
  holder: Holder
  readers: Map<string, Reader>
  timer: NodeJS.Timeout
  checking: Promise<void>
}

/** How soon a mailbox that another process added or changed is noticed. */
const CHECK_MS = 30_000

const running = singleton<Running>('mailboxes')

export function startMailboxes(): void {
  const readers = new Map<string, Reader>()
  const holder = newHolder()
  const started: Running = {
    holder,
    readers,
    timer: setInterval(() => void checkMailboxes(), CHECK_MS).unref(),
    checking: syncMailboxesOfEnvironment()
      .catch((error: unknown) => log.error({ err: error }, 'the mailboxes of INBOX_IMAP could not be stored'))
      .then(() => check(readers, holder)),
  }
  running.set(started)
}

/** Starts and stops readers according to the settings; called after they change. */
export async function checkMailboxes(): Promise<void> {
  const now = running.get()
  if (!now) return
  now.checking = now.checking.then(() => check(now.readers, now.holder))
  await now.checking
}

export async function stopMailboxes(): Promise<void> {
  const now = running.get()
  if (!now) return
  running.set(undefined)
  clearInterval(now.timer)
  await now.checking
  for (const { stop } of now.readers.values()) stop.abort()
  await Promise.all(
    [...now.readers].map(async ([id, { done }]) => {
      await done
      await release(id, now.holder)
    }),
  )
}

/** A mailbox that cannot be released is free after its lease. */
async function release(id: string, holder: Holder): Promise<void> {
  await releaseMailbox(id, holder).catch((error: unknown) =>
    log.warn({ err: error, mailbox: id }, 'a mailbox could not be released'),
  )
}

async function check(readers: Map<string, Reader>, holder: Holder): Promise<void> {
  let wanted: Mailbox[]
  try {
    const listed = await listMailboxes()
    const claims = await Promise.all(listed.map(({ id }) => claimMailbox(id, holder)))
    wanted = listed.filter((_, i) => claims[i])
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
    if (!settings.has(id)) await release(id, holder)
  }
  for (const mailbox of wanted) {
    if (readers.has(mailbox.id)) continue
    const stop = new AbortController()
    const done = readMailbox(mailbox, { signal: stop.signal })
    readers.set(mailbox.id, { settings: settings.get(mailbox.id)!, stop, done })
  }
}
