/** The client credentials at the OpenID provider that stands in for Google. */
export const googleKeys = {
  GOOGLE_CLIENT_ID: 'mailshelf-tests',
  GOOGLE_CLIENT_SECRET: 'a-secret-between-two-tests',
}
