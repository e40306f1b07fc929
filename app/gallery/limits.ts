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
export const TAG_LIMIT = 3
export const BRAND_PAGE_LIMIT = 60
export const LIST_PAGE_LIMIT = 60
export const SEARCH_PAGE_LIMIT = 30
/** Matches are counted exactly up to this number; beyond it the page shows 'N+'. */
export const SEARCH_COUNTED_MAX = 500
export const SEARCH_PREVIEW_LIMIT = 4
export const GUIDE_THUMBNAILS = 5
export const CATEGORY_SKELETONS = 8
export const GUIDE_SKELETONS = 9
export const GRID_SKELETONS = 12
