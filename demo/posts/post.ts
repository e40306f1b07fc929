import type { SamplePost } from '#app/features/blog/sample-posts.server.ts'

/** A post as it is written here; its cover is drawn from the demo's own art by studio/post-covers.ts. */
export interface DemoPost extends Omit<SamplePost, 'cover'> {
  picture: {
    /** Names in demo/art, from left to right. */
    art: readonly string[]
    ground: string
    /** Height of the tallest piece as a share of the cover. */
    height?: number
  }
}
