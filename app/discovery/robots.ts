/** robots.txt: everything is allowed in production, and nothing anywhere else. */
export function robotsText({ isIndexed, sitemap }: { isIndexed: boolean; sitemap: string }): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`
}
