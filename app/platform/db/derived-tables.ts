import {
  analyticsCounts,
  analyticsEmails,
  analyticsQueue,
  analyticsWords,
  emailList,
  emailSearch,
  emailWords,
  galleryCounts,
  galleryTags,
  searchWords,
} from './schema.ts'

/** Their rows are derived from emails: they follow them, and can be made again. */
export const DERIVED_TABLES = [
  emailSearch,
  searchWords,
  galleryTags,
  emailList,
  emailWords,
  galleryCounts,
  analyticsQueue,
  analyticsEmails,
  analyticsCounts,
  analyticsWords,
]
