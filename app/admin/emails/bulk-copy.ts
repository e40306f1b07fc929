import { formatNumber, plural } from '#app/platform/lib/format.ts'
import type { BulkField } from './bulk-schema.ts'
import { adminEmailsCopy } from './copy.ts'

const emails = (count: number) => plural(count, '# email', '# emails')

export const bulkErrors = { one: 'Choose one', brand: 'Enter a brand', status: 'Choose a status' } as const

export const bulkCopy = {
  emails,
  statuses: adminEmailsCopy.statuses,
  nothing: 'None',
  title: (field: BulkField | null, count: number) =>
    field === null
      ? `Change ${emails(count)}`
      : {
          type: `Change the type of ${emails(count)}`,
          brand: `Change the brand of ${emails(count)}`,
          occasion: `Change the occasion of ${emails(count)}`,
          status: `Change the status of ${emails(count)}`,
          delete: `Delete ${emails(count)}`,
        }[field],
  notes: {
    type: 'The new email type replaces the current ones.',
    brand: 'The emails move to the brand. Their links change, and the old links redirect.',
    occasion: 'The new occasion replaces the current occasions and seasons.',
    status:
      'Published emails are public if their brand is public. Drafts and hidden emails are only visible here.',
    delete:
      'The emails disappear immediately, also from users’ collections. You can undo this for a day. After that, they and their files are deleted permanently.',
  } satisfies Record<BulkField, string>,
  fields: {
    type: 'New type',
    brand: 'New brand',
    occasion: 'New occasion',
    status: 'New status',
  },
  noType: 'No type',
  noOccasion: 'No occasion',
  choose: 'Choose…',
  which: 'Which emails',
  more: (count: number) => `and ${formatNumber(count)} more`,
  submit: (field: BulkField, count: number) =>
    field === 'delete' ? `Delete ${emails(count)}` : `Change ${emails(count)}`,
  cancel: 'Cancel',
  done: {
    type: (count: number) => `Type of ${emails(count)} changed`,
    brand: (count: number) => `Brand of ${emails(count)} changed`,
    occasion: (count: number) => `Occasion of ${emails(count)} changed`,
    status: (count: number) => `Status of ${emails(count)} changed`,
    delete: (count: number) => `${emails(count)} deleted`,
  } satisfies Record<BulkField, (count: number) => string>,
  undoNote: 'You can undo this for a day.',
  none: 'Select emails first',
  noneText: 'Select the emails to change in the list, or filter the list and select all.',
  backToList: 'Back to the list',
  tooMany: (max: number) =>
    `This list has more than ${formatNumber(max)} emails. Use filters, and change the emails in parts.`,
  changed: (count: number) => `The list has changed to ${emails(count)}. Review it and confirm again.`,
  unknown: { brand: 'No such brand', type: 'No such email type', occasion: 'No such occasion' },
  unchanged: 'No changes: the emails already have this value',
  failed: 'Couldn’t change the emails',
  ownerOnly: 'Only the owner can delete emails. You can hide them.',
} as const
