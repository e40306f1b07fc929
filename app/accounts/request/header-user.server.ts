import type { Session } from '#app/accounts/sessions/sessions.server.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import { getSession, type PageContext } from './request-context.server.ts'

export type HeaderUser = {
  /** Of the name or else the address; stands for a missing image. */
  letter: string
  email: string
  imageUrl: string | null
  role: Role
  theme: Session['theme']
}

export async function getHeaderUser(context: PageContext): Promise<HeaderUser | null> {
  const session = await getSession(context)
  if (!session) return null
  const { viewer, theme } = session
  const { name, email, imageUrl, role } = viewer
  const [letter = '?'] = (name || email).trim()
  return { letter: letter.toUpperCase(), email, imageUrl, role, theme }
}
