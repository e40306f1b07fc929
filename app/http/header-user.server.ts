import type { Session } from '#app/features/accounts/sessions.server.ts'
import type { Role } from '#app/lib/authorized.ts'
import { getSession, type PageContext, sharedRendering } from './request-context.server.ts'

export type HeaderUser = {
  /** Of the name or else the address; stands for a missing picture. */
  letter: string
  email: string
  imageUrl: string | null
  role: Role
  theme: Session['theme']
}

/** What the header shows of the signed-in user. */
export async function getHeaderUser(context: PageContext): Promise<HeaderUser | null> {
  const session = await getSession(context)
  if (!session) return null
  const { viewer, theme } = session
  const { email, imageUrl, role } = viewer
  return { letter: sharedRendering(context)?.letter ?? letterOf(viewer), email, imageUrl, role, theme }
}

export function letterOf({ name, email }: { name: string; email: string }): string {
  const [letter = '?'] = (name || email).trim()
  return letter.toUpperCase()
}
