export type EmailTab = 'preview' | 'html' | 'text' | 'checks'

/** How the email is shown: as an image, or live in a frame with these options. */
export type EmailView = { live: boolean; mobile: boolean; dark: boolean; images: boolean }

export const PICTURE_VIEW: EmailView = { live: false, mobile: false, dark: false, images: true }

/** If the source is hidden, there is only the Preview tab. */
export function readTab(search: string, sourceHidden: boolean): EmailTab {
  const tab = new URLSearchParams(search).get('tab')
  return !sourceHidden && (tab === 'html' || tab === 'text' || tab === 'checks') ? tab : 'preview'
}

export function readView(search: string): EmailView {
  const asked = new URLSearchParams(search)
  if (asked.get('view') !== 'live') return PICTURE_VIEW
  return { live: true, mobile: asked.get('width') === 'mobile', ...readFrameOptions(search) }
}

/** The options in the URL of the frame. 'Mobile' is not one: the frame's width decides it. */
export function readFrameOptions(search: string): Pick<EmailView, 'dark' | 'images'> {
  const asked = new URLSearchParams(search)
  return { dark: asked.get('colors') === 'dark', images: asked.get('images') !== 'off' }
}

/** The query string, without default values. */
export function tabSearch(tab: EmailTab): string {
  return tab === 'preview' ? '' : `?tab=${tab}`
}

export function viewSearch({ live, mobile, dark, images }: EmailView): string {
  if (!live) return ''
  const asked = new URLSearchParams({ view: 'live' })
  if (mobile) asked.set('width', 'mobile')
  if (dark) asked.set('colors', 'dark')
  if (!images) asked.set('images', 'off')
  return `?${asked}`
}

export function frameSearch({ dark, images }: EmailView): string {
  const asked = new URLSearchParams()
  if (dark) asked.set('colors', 'dark')
  if (!images) asked.set('images', 'off')
  return asked.size > 0 ? `?${asked}` : ''
}
