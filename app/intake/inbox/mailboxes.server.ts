import { randomUUID } from 'node:crypto'
import { log } from '#app/platform/lib/log.server.ts'
import { singleton } from '#app/platform/lib/singleton.ts'
import { claimMailbox, releaseMailbox } from './mailbox-lease.server.ts'
import { readMailbox } from './mailbox-reader.server.ts'
import { listMailboxes, type Mailbox } from './mailbox-state.server.ts'

type Reader = { settings: string; stop: AbortController; done: Promise<void> }
type Running = {
  holder: string
  readers: Map<string, Reader>
  timer: NodeJS.Timeout
  checking: Promise<void>
}

/** How soon a mailbox that another process added or changed is noticed. */
const CHECK_MS = 30_000

const running = singleton<Running>('mailboxes')

export function startMailboxes(): void {
  const readers = new Map<string, Reader>()
  const holder = randomUUID()
  const timer = setInterval(() => void checkMailboxes(), CHECK_MS).unref()
  running.set({ holder, readers, timer, checking: check(readers, holder) })
}

/** Called after the settings change. */
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
async function release(id: string, holder: string): Promise<void> {
  await releaseMailbox(id, holder).catch((error: unknown) =>
    log.warn({ err: error, mailbox: id }, 'a mailbox could not be released'),
  )
}

async function check(readers: Map<string, Reader>, holder: string): Promise<void> {
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
