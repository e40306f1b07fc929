/** The second step has a URL, for Back and reload. URLs are logged, so the tab's storage has the address. */
const PARAM = 'step'
const KEY = 'account-email'

/** The URL of the step after this one, or null if the browser stores nothing. */
export function openSecondStep(page: string, email: string): string | null {
  try {
    sessionStorage.setItem(KEY, email)
  } catch {
    return null
  }
  const { pathname, search } = new URL(page)
  return `${pathname}${withoutStep(search) ? `${withoutStep(search)}&` : '?'}${PARAM}=2`
}

export function firstStepOf(page: string): string {
  const { pathname, search } = new URL(page)
  return pathname + withoutStep(search)
}

/** The query of a page without the step, for links to other pages. */
export function withoutStep(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(PARAM)
  return params.size > 0 ? `?${params}` : ''
}

export function isSecondStep(search: string): boolean {
  return new URLSearchParams(search).has(PARAM)
}

/** The email address of the first step; empty if none was entered in this tab. */
export function storedEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function forgetStoredEmail(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}
