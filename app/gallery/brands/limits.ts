export const BRAND_SKELETONS = 12
/** With more brands, the list shows one letter at a time. */
export const BRANDS_ON_ONE_PAGE = 500
/** Brands of one letter on one page: complete rows, with two to six columns. */
export const LETTER_PAGE_LIMIT = 60
