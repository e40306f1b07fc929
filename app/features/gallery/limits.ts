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
/** Skeletons that stand for a grid while it is on the way. */
export const GRID_SKELETONS = 12
