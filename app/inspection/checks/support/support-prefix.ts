/** Findings of a feature are named `support:css-gap`. */
export const SUPPORT = 'support:'
