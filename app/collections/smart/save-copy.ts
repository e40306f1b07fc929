/** The text of the link on lists, which load nothing else of smart collections. */
export const saveCopy = { save: 'Save this search' } as const
