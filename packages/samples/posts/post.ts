import type { SamplePost } from '../../../app/gallery/blog/sample-posts.server.ts'

/** A post as it is written here; studio/post-covers.ts renders its cover from the samples' art. */
export interface ComposedPost extends Omit<SamplePost, 'cover'> {
  picture: {
    /** Names in art/, from left to right. */
    art: readonly string[]
    ground: string
    /** Height of the tallest piece as a share of the cover. */
    height?: number
  }
}
