/** The page background, for places that no stylesheet reaches: `--canvas` in app/styles/tokens.css. */
export const CANVAS = { light: '#fbfaf6', dark: '#141310' } as const
