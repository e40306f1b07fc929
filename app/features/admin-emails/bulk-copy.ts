/** Text of the confirmation of a change of many emails. */
import type { BulkField } from './bulk-schema.ts'
import { adminEmailsCopy } from './copy.ts'

const emails = (count: number) => (count === 1 ? '1 email' : `${count.toLocaleString('en-US')} emails`)

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
    type: 'The new type replaces the types they have.',
    brand:
      'They move to the brand and are listed there. Their addresses change with it, and the old ones redirect.',
    occasion: 'The new occasion replaces the occasions and seasons they have.',
    status:
      'Published emails are public if their brand is active. Drafts and hidden emails are seen here alone.',
    delete:
      'They disappear at once, also from the collections of people who saved them. You can undo it for a day; after that, they and their files are gone for good.',
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
  now: 'Now',
  which: 'Which emails',
  more: (count: number) => `and ${count.toLocaleString('en-US')} more`,
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
  undoNote: 'You can undo it for a day.',
  none: 'Select emails first',
  noneText: 'Tick the emails to change in the list, or narrow the list and select all of it.',
  backToList: 'Back to the list',
  tooMany: (max: number) =>
    `This list has more than ${max.toLocaleString('en-US')} emails. Narrow it with filters, and change it in parts.`,
  changed: (count: number) => `The list has changed: it is ${emails(count)} now. Look again and confirm.`,
  unknown: { brand: 'No brand has this name', type: 'No such type', occasion: 'No such occasion' },
  unchanged: 'They have it already: nothing was changed',
  failed: 'Couldn’t change the emails',
  ownerOnly: 'Only the owner can delete emails. You can hide them.',
} as const
