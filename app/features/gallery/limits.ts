/** How much of the gallery a page shows. */
export const HOME_LIMIT = 70
export const HOME_TYPES = 18
export const HOME_OCCASIONS = 3
export const RELATED_LIMIT = 5
export const ALSO_FROM_LIMIT = 3
/** Tags named on an email's page. */
export const TAG_LIMIT = 3
/** A brand's emails on one page; the next ones are a link away. */
export const BRAND_PAGE_LIMIT = 60
/** Emails on one page of a category, an email type or of everything. */
export const LIST_PAGE_LIMIT = 60
/** Found emails on one page. */
export const SEARCH_PAGE_LIMIT = 30
/** So many of the newest matches are counted exactly; a search that finds more says so. */
export const SEARCH_COUNTED_MAX = 1000
/** Emails that stand for a search in the dialog. */
export const SEARCH_PREVIEW_LIMIT = 2
/** Emails that stand for their type in the guide. */
export const GUIDE_THUMBNAILS = 5
/** Skeletons that stand for the emails of a category. */
export const CATEGORY_SKELETONS = 8
/** Skeletons that stand for the shelves of the guide. */
export const GUIDE_SKELETONS = 9
/** Skeletons that stand for a grid while it is on the way. */
export const GRID_SKELETONS = 12
