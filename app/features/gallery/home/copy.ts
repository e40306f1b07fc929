/** The exact words of the home page. */
export const homeCopy = {
  headline: 'Discover what great email looks like',
  createCollection: 'Create your own collection',
  byType: 'By email type',
  allTypes: 'View All Email Types',
  calendar: 'Next in the calendar',
  allSeasons: 'All seasons',
  newestSeventy: 'The newest seventy',
  newest: 'The newest emails',
  browse: 'Browse with filters',
  begin: 'The shelf is up. Save emails you like as .eml files and put them on it with this command:',
  beginCommand: 'npm run mailshelf -- import ~/Downloads/newsletters',
} as const
