/** Texts of the follow button, in a file of their own because every brand's page loads them. */
export const followCopy = {
  follow: 'Follow',
  following: 'Following',
  unfollow: 'Unfollow',
  followed: 'Brand followed',
  unfollowed: 'Brand unfollowed',
  failed: 'Failed to update follow status',
  signIn: 'Please log in to follow brands',
} as const
