import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applyStoredPreferences, headScript } from './head-script.ts'
import { setTheme } from './theme.ts'

let page: JSDOM

beforeEach(() => {
  page = new JSDOM('<!doctype html>', { url: 'https://mailshelf.example/', runScripts: 'outside-only' })
  // jsdom has none.
  page.window.performance.getEntriesByType = () => []
  vi.stubGlobal('document', page.window.document)
  vi.stubGlobal('localStorage', page.window.localStorage)
  return () => vi.unstubAllGlobals()
})

function shown() {
  return Object.fromEntries(Object.entries(page.window.document.documentElement.dataset))
}

describe('applyStoredChoices', () => {
  it.each([
    [{}, { script: '', cookies: 'open' }],
    [{ theme: 'dark' }, { script: '', cookies: 'open', theme: 'dark' }],
    [{ theme: 'purple' }, { script: '', cookies: 'open' }],
    [{ cookiesAccepted: 'true' }, { script: '', cookies: 'accepted' }],
    [{ cookiesAccepted: 'yes' }, { script: '', cookies: 'open' }],
  ])('%j shows %j', (stored, expected) => {
    for (const [key, value] of Object.entries(stored)) page.window.localStorage.setItem(key, value)
    applyStoredPreferences()
    expect(shown()).toEqual(expected)
  })

  it('works as the inlined text', () => {
    page.window.localStorage.setItem('theme', 'light')
    page.window.eval(headScript())
    expect(shown()).toEqual({ script: '', cookies: 'open', theme: 'light' })
  })

  it('shows the notice when storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('blocked')
      },
    })
    applyStoredPreferences()
    expect(shown()).toEqual({ script: '', cookies: 'open' })
  })
})

describe('setTheme', () => {
  it('stores a choice and applies it at once', () => {
    setTheme('dark')
    expect(shown().theme).toBe('dark')
    expect(page.window.localStorage.getItem('theme')).toBe('dark')
  })

  it('deletes the choice for the system’s theme', () => {
    setTheme('dark')
    setTheme('system')
    expect(shown().theme).toBeUndefined()
    expect(page.window.localStorage.getItem('theme')).toBeNull()
  })
})

describe('the browser’s theme color', () => {
  const bars = ['light', 'dark'].map((of) => `<meta name="theme-color" data-of="${of}">`).join('')

  function mediaOf() {
    return [...page.window.document.querySelectorAll('meta')].map(({ media }) => media)
  }

  beforeEach(() => {
    page.window.document.head.innerHTML = bars
  })

  it('matches the chosen theme from the first paint', () => {
    page.window.localStorage.setItem('theme', 'dark')
    page.window.eval(headScript())
    expect(mediaOf()).toEqual(['not all', 'all'])
  })

  it('follows the system with the page', () => {
    setTheme('light')
    expect(mediaOf()).toEqual(['all', 'not all'])
    setTheme('system')
    expect(mediaOf()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })
})
