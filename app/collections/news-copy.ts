/** Text of what is new on the home page, which does not load the other texts of collections. */
export const newsCopy = {
  title: 'Since your last visit',
  count: (count: number, max: number) =>
    count === 1 ? '1 new email' : count > max ? `More than ${max} new emails` : `${count} new emails`,
  followed: (count: number, max: number) =>
    count > max ? `more than ${max} from brands you follow` : `${count} from brands you follow`,
  all: 'Following',
  browse: 'See the newest',
} as const
