import type { Person } from '#app/lib/authorized.ts'

/** Who is looking, as much of them as pages and rules need. */
export type Viewer = Person & {
  email: string
  name: string
  imageUrl: string | null
  emailVerified: boolean
  isAdmin: boolean
}
