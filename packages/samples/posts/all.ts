import { accessibilityLeftTheWishList } from './accessibility-left-the-wish-list.ts'
import { altText } from './alt-text.ts'
import { bulkSenderRules } from './bulk-sender-rules.ts'
import { composingAnAbandonedCart } from './composing-an-abandoned-cart.ts'
import { darkMode } from './dark-mode.ts'
import { firstScroll } from './first-scroll.ts'
import { opensAreWeather } from './opens-are-weather.ts'
import type { ComposedPost } from './post.ts'
import { preheaderFirst } from './preheader-first.ts'
import { readingTheSource } from './reading-the-source.ts'
import { tablesYouCanRead } from './tables-you-can-read.ts'
import { threeEmailsToStop } from './three-emails-to-stop.ts'
import { welcomeSeries } from './welcome-series.ts'

/** The posts a new blog starts with, newest first. */
export const posts: readonly ComposedPost[] = [
  firstScroll,
  composingAnAbandonedCart,
  darkMode,
  bulkSenderRules,
  preheaderFirst,
  threeEmailsToStop,
  welcomeSeries,
  opensAreWeather,
  accessibilityLeftTheWishList,
  readingTheSource,
  tablesYouCanRead,
  altText,
]

/** What the bundle carries of each: everything but how its cover is rendered. */
export const publishedPosts = posts.map((post) => ({ ...post, picture: undefined }))
