/** Numbers that pages need too, apart from the schemas, whose library is large. */

/** Characters. */
export const NOTE_MAX = 200
export const SAVED_SEARCH_MAX = 100

/** Collections of one user. */
export const COLLECTIONS_MAX = 500
/** Collections on one page of `/saved`. */
export const COLLECTIONS_PAGE = 60
/** Emails on one page of a collection. */
export const COLLECTION_PAGE = 60
/** Collections that the picker lists at once; the others are found by their names. */
export const PICKER_SHOWN = 60
