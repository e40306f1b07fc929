import type { ChangeKind } from './schema.ts'

/** What happened, in words. */
export const CHANGE_WORDS: Record<ChangeKind, string> = {
  undone: 'Undid',
  'post-added': 'Added a blog post',
  'post-changed': 'Changed a blog post',
  'post-deleted': 'Deleted a blog post',
  'brand-added': 'Added a brand',
  'brand-changed': 'Changed a brand',
  'brands-merged': 'Merged two brands',
  'rule-added': 'Added a rule',
  'rule-changed': 'Changed a rule',
  'rule-deleted': 'Deleted a rule',
  'address-added': 'Added an inbox address',
  'address-removed': 'Removed an inbox address',
  'mailbox-added': 'Added a mailbox',
  'mailbox-removed': 'Removed a mailbox',
  'token-added': 'Created an inbox token',
  'token-revoked': 'Revoked an inbox token',
  'review-accepted': 'Accepted an email',
  'review-always': 'Accepted an email and its sender from then on',
  'review-rejected': 'Rejected an email',
  'review-corrected': 'Corrected an email in the queue',
  'message-answered': 'Marked a message as answered',
  'pictures-collected': 'Collected missing pictures',
  'samples-removed': 'Removed the samples',
  'person-invited': 'Invited somebody',
  'invitation-revoked': 'Revoked an invitation',
  'invitation-accepted': 'Accepted an invitation',
  'role-changed': 'Changed a role',
  'report-hidden': 'Hid what was reported',
  'report-kept': 'Kept what was reported',
  'report-shown': 'Showed again what was reported',
}

/** Also handles kinds written by an older or newer version. */
export function describeChange(kind: string): string {
  return CHANGE_WORDS[kind as ChangeKind] ?? 'Changed something'
}

export const auditCopy = {
  title: 'Changes',
  about: 'What everybody with a role has changed. Most changes can be undone for a day.',
  none: 'No changes yet',
  noneText: 'Whatever you and your editors change shows up here, with what it was before.',
  noMatch: 'No changes match these filters.',
  clear: 'Clear filters',
  older: 'Older changes',
  filters: { who: 'By', anybody: 'anybody', kind: 'What', anything: 'anything', day: 'Day', apply: 'Show' },
  formerUser: 'A deleted account',
  isUndone: 'Undone',
  details: 'Before and after',
  columns: { field: 'Field', before: 'Before', after: 'After' },
  added: 'Added',
  deleted: 'Deleted',
  nothing: 'none',
  more: (shown: number, count: number) => `The first ${shown} of ${count}.`,
  undo: 'Undo',
  undone: 'Change undone',
  failed: 'Couldn’t undo the change',
  reasons: {
    'changed-since': 'Something it changed has been changed again since.',
    'too-late': 'Changes can be undone for a day.',
    undone: 'It has been undone already.',
    'not-yours': 'There is no such change, or it is not yours to undo.',
  },
}
