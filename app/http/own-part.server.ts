/**
 * The part of a page that depends on who is signed in. A page with such a part is cached for every value of it, so the
 * value is read for each request before the page is looked up.
 */
import type { Viewer } from '#app/features/accounts/viewer.ts'
import { type PageContext, sharedRendering } from './request-context.server.ts'

type Params = Readonly<Record<string, string | undefined>>

export type OwnPart<T, Subject = unknown> = {
  /** For a request, by the parameters of its URL; undefined where there is no such page. */
  find: (viewer: Viewer, params: Params) => Promise<T | undefined>
  /** For the page's loader. */
  read: (context: PageContext, viewer: Viewer, subject: Subject) => Promise<T>
}

type Definition<T, Subject> = {
  /** What the page is about. */
  subject: (params: Params, viewer: Viewer) => Promise<Subject | undefined>
  load: (viewer: Viewer, subject: Subject) => Promise<T>
}

export function ownPart<T, Subject>({ subject, load }: Definition<T, Subject>): OwnPart<T, Subject> {
  return {
    async find(viewer, params) {
      const found = await subject(params, viewer)
      return found === undefined ? undefined : load(viewer, found)
    },
    async read(context, viewer, about) {
      const shared = sharedRendering(context)
      return shared ? (shared.part as T) : load(viewer, about)
    },
  }
}
