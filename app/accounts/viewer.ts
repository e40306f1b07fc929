import type { Person, Role } from '#app/platform/lib/authorized.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'

export type Viewer = Person & {
  email: EmailAddress
  name: string
  imageUrl: string | null
  emailVerified: boolean
  role: Role
  isAdmin: boolean
  /** Whether an owner invited them or gave them a role. */
  isInvited: boolean
}
