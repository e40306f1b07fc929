import { invitationAt } from '#app/accounts/people/role-invitations.server.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'

export type ClosedSignUp = { ok: false; reason: 'closed'; by: 'invitation' | 'domain' | 'sso' }

/** What the sign-up page says before an address is typed; null when it shows the form. */
export async function closedSignUpPage(next: string): Promise<'invitation' | 'sso' | null> {
  const mode = setting('SIGN_UP')
  if (mode === 'sso') return 'sso'
  return mode === 'invitation' && !(await invitationAt(next)) ? 'invitation' : null
}

/** Why the sign-in page offers no account: in a gallery for invited users, other accounts see nothing. */
export async function closedOffer(next: string): Promise<'invitation' | 'sso' | null> {
  const closed = await closedSignUpPage(next)
  if (closed || setting('GALLERY_ACCESS') !== 'invited') return closed
  return (await invitationAt(next)) ? null : 'invitation'
}

/** @param next the page to return to: that of an owner's invitation opens the sign-up */
export async function refuseSignUp(given: {
  email: string
  next: string
  method: 'password' | 'sso'
}): Promise<ClosedSignUp | null> {
  const { email, next, method } = given
  const mode = setting('SIGN_UP')
  if (mode === 'open') return null
  if (mode === 'sso' && method === 'password') return closed('sso')
  const invitation = await invitationAt(next)
  if (invitation && (!invitation.email || invitation.email === email)) return null
  if (mode === 'invitation') return closed('invitation')
  const domains = setting('SIGN_UP_DOMAINS')
  if (mode === 'sso' && domains.length === 0) return null
  // Where no email is sent, anybody could claim an address.
  const isConfirmed = method === 'sso' || isMailConfigured()
  const isMember = domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
  return isConfirmed && isMember ? null : closed('domain')
}

function closed(by: ClosedSignUp['by']): ClosedSignUp {
  return { ok: false, reason: 'closed', by }
}
