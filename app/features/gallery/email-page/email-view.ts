/** What the address of an email's page asks to see. */

export type EmailTab = 'preview' | 'html' | 'text'

/** How the email lies on its desk: as its picture, or live in a frame and then in these ways. */
export type EmailView = { live: boolean; mobile: boolean; dark: boolean; images: boolean }

export const PICTURE_VIEW: EmailView = { live: false, mobile: false, dark: false, images: true }

/** Where the source is hidden, its tabs are not there. */
export function readTab(search: string, sourceHidden: boolean): EmailTab {
  const tab = new URLSearchParams(search).get('tab')
  return !sourceHidden && (tab === 'html' || tab === 'text') ? tab : 'preview'
}

export function readView(search: string): EmailView {
  const asked = new URLSearchParams(search)
  if (asked.get('view') !== 'live') return PICTURE_VIEW
  return { live: true, mobile: asked.get('width') === 'mobile', ...readFrameOptions(search) }
}

/** What the address of the frame says; its width says the rest. */
export function readFrameOptions(search: string): Pick<EmailView, 'dark' | 'images'> {
  const asked = new URLSearchParams(search)
  return { dark: asked.get('colors') === 'dark', images: asked.get('images') !== 'off' }
}

/** The search part of an address, without what is the case anyway. */
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
