import { optionalEmailField } from '#app/platform/lib/email-field.ts'
import { z } from '#app/platform/lib/zod.ts'
import { memberCopy } from './member-copy.ts'

const { errors } = memberCopy

/** What somebody who was invited may do. */
export const MEMBER_RIGHTS = ['view', 'add'] as const
export type MemberRight = (typeof MEMBER_RIGHTS)[number]

/** The form that invites: by mail, which needs an address, or with a link. */
export const newInvitation = z
  .object({
    email: optionalEmailField({ missing: errors.emailMissing, invalid: errors.emailInvalid }),
    right: z.enum(MEMBER_RIGHTS).catch('view'),
    intent: z.enum(['invite-by-mail', 'invite-by-link']),
  })
  .refine(({ email, intent }) => intent === 'invite-by-link' || email !== null, {
    path: ['email'],
    message: errors.emailMissing,
  })

export type NewInvitation = z.infer<typeof newInvitation>
