/** What the writers of the kill test have in common: each writes one kind of thing and remembers what was answered. */
import type { Visitor } from './visitor.ts'

export type Writer = {
  kind: string
  /** One write, remembered once its answer has come. Rejects when the server is gone in the middle of it. */
  write(): Promise<void>
  /** What the server, started anew, does not show as it was answered; a write in flight may have gone either way. */
  findLost(): Promise<string[]>
}

/** A write that was not answered as a success, by a server that was alive. */
export class RefusedWrite extends Error {
  override name = 'RefusedWrite'
}

export async function accepted(answer: Response | Promise<Response>, ...statuses: number[]): Promise<void> {
  const { status, url } = await answer
  if (!statuses.includes(status)) throw new RefusedWrite(`${new URL(url).pathname} answered ${status}`)
}

/** The text of a page that has to be there. */
export async function pageText(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.get(path)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}

export async function pageJson<T>(visitor: Visitor, path: string): Promise<T> {
  return JSON.parse(await pageText(visitor, path)) as T
}

/**
 * A value that is written over and over: what was answered last, and what was on its way when the server died. After
 * a look at what is really there the count begins anew from it.
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
    /** Whether what is there is what was answered, or what may have come after it. */
    holds(isThere: (value: T) => boolean): boolean {
      if (flying && isThere(flying.value)) sure = flying.value
      flying = null
      return isThere(sure)
    },
  }
}
