/** Skeletons that stand for the brands while they are on the way. */
export const BRAND_SKELETONS = 12
