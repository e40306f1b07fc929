/** What the provider in Google's place knows the site by. */
export const googleKeys = {
  GOOGLE_CLIENT_ID: 'mailshelf-tests',
  GOOGLE_CLIENT_SECRET: 'a-secret-between-two-tests',
}
