/** The interface of the kill test's writers: each writes one kind of data and records confirmed writes. */
import type { Visitor } from './visitor.ts'

export type Writer = {
  kind: string
  /** One write, recorded once confirmed. Rejects if the server dies meanwhile. */
  write(): Promise<void>
  /** Confirmed writes that the restarted server does not show; a write in flight may have gone either way. */
  findLost(): Promise<string[]>
}

/** A write that a living server did not confirm. */
export class RefusedWrite extends Error {
  override name = 'RefusedWrite'
}

export async function accepted(answer: Response | Promise<Response>, ...statuses: number[]): Promise<void> {
  const { status, url } = await answer
  if (!statuses.includes(status)) throw new RefusedWrite(`${new URL(url).pathname} answered ${status}`)
}

/** The text of a page that must exist. */
export async function pageText(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.get(path)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}

export async function pageJson<T>(visitor: Visitor, path: string): Promise<T> {
  return JSON.parse(await pageText(visitor, path)) as T
}

/**
 * A value that is overwritten repeatedly: the last confirmed version, and the one in flight when the server died. After
 * each check, counting continues from the version found.
 */
export function lastWritten<T>(first: T) {
  let sure = first
  let flying: { value: T } | null = null
  return {
    sure: () => sure,
    send(value: T) {
      flying = { value }
    },
    answered() {
      if (flying) sure = flying.value
      flying = null
    },
    /** Whether the version found is the confirmed one or a later one in flight. */
    holds(isThere: (value: T) => boolean): boolean {
      if (flying && isThere(flying.value)) sure = flying.value
      flying = null
      return isThere(sure)
    },
  }
}
