/** A toast shown on the page after a redirect, with or without scripts. */
import { redirect } from 'react-router'
import { readCookie, setCookie } from '#app/lib/cookies.server.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Toast } from '#app/ui/toasts.tsx'
import { requestMeta, type PageContext, sendCookie } from './request-context.server.ts'

export type FlashToast = Pick<Toast, 'title' | 'description' | 'kind'> & {
  /** The id of a change that its button undoes. */
  undo?: string
}

export const FLASH_COOKIE = 'toast'
/** Long enough for a slow redirect, too short to reappear the next day. */
const SECONDS = 60

/** Redirects to `location` and shows `toast` there. Cookies in `init.headers` are kept. */
export function redirectWithToast(location: string, toast: FlashToast, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  headers.append('Set-Cookie', setCookie(FLASH_COOKIE, JSON.stringify(toast), SECONDS))
  return redirect(location, { ...init, headers })
}

/** Like `redirectWithToast`, with a button that undoes a change of the audit trail. */
export function redirectWithUndo(
  location: string,
  { title, description, changeId }: { title: string; description?: string; changeId: string | null },
): Response {
  return redirectWithToast(location, { title, description, undo: changeId ?? undefined })
}

type Outcome = { ok: true } | { ok: false; message: string }

/** Redirects to `location` and shows there that a command is done, or why it is not. */
export function redirectWithOutcome(location: string, outcome: Outcome, done: string): Response {
  return redirectWithToast(
    location,
    outcome.ok ? { title: done } : { title: outcome.message, kind: 'destructive' },
  )
}

/** Reads the toast that the previous response left for this page. */
export function takeToast(context: PageContext): FlashToast | null {
  const cookie = readCookie(requestMeta(context).headers, FLASH_COOKIE)
  if (!cookie) return null
  sendCookie(context, setCookie(FLASH_COOKIE, '', 0))
  return parse(cookie)
}

function parse(cookie: string): FlashToast | null {
  try {
    const { title, description, kind, undo } = JSON.parse(cookie) as Partial<FlashToast>
    if (typeof title !== 'string') return null
    return {
      title,
      description: typeof description === 'string' ? description : undefined,
      kind: kind === 'destructive' ? kind : 'message',
      undo: typeof undo === 'string' && isUuid(undo) ? undo : undefined,
    }
  } catch {
    return null
  }
}
