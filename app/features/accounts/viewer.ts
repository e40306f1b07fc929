/** Who is looking, as much of them as pages and rules need. */
export type Viewer = {
  id: string
  email: string
  name: string
  imageUrl: string | null
  emailVerified: boolean
  isAdmin: boolean
}
