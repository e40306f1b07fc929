/** The ground of every page, for what no stylesheet reaches: `--canvas` in app/styles/tokens.css. */
export const CANVAS = { light: '#fbfaf6', dark: '#141310' } as const
