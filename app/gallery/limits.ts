/** Page sizes and other limits of the gallery. */
export const HOME_LIMIT = 70
export const HOME_TYPES = 9
export const HOME_OCCASIONS = 3
/** Words of an email that stands for the gallery: the email of the day, those beside the sign-in form. */
export const SPOTLIGHT_WORDS = 60
export const RELATED_LIMIT = 5
/** More than any inbox shows. */
export const PREHEADER_CHARS = 500
/** More than fits on an index card. */
export const OPENING_CHARS = 320
/** Tags shown on an email's page. */
export const TAG_LIMIT = 3
/** Emails on one page of a brand. */
export const BRAND_PAGE_LIMIT = 60
/** Emails on one page of a category, an email type or of everything. */
export const LIST_PAGE_LIMIT = 60
/** Search results per page. */
export const SEARCH_PAGE_LIMIT = 30
/** Matches are counted exactly up to this number; beyond it the page shows 'N+'. */
export const SEARCH_COUNTED_MAX = 1000
/** Emails previewed for a search in the dialog. */
export const SEARCH_PREVIEW_LIMIT = 4
/** Thumbnails per email type in the guide. */
export const GUIDE_THUMBNAILS = 5
/** Skeletons on a category page. */
export const CATEGORY_SKELETONS = 8
/** Skeletons in the guide. */
export const GUIDE_SKELETONS = 9
/** Skeletons in an email grid. */
export const GRID_SKELETONS = 12
