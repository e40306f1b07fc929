import { type RefObject, useEffect } from 'react'
import { keepIn, keptIn, removeFrom } from './browser-storage.ts'

/** The page to which a user is sent when the session has ended. */
const SIGN_IN = '/login'

type Words = Record<string, string>

/** Keeps typed text (no passwords or codes) while a form is sent, for after a sign-in. Returns what to call then. */
export function useUnsentWords(form: RefObject<HTMLFormElement | null>, answer: unknown): () => void {
  useEffect(() => {
    const key = keyOf(form.current!)
    const kept = take(key)
    if (kept) restore(form.current!, kept)
    return () => {
      if (window.location.pathname !== SIGN_IN) take(key)
    }
  }, [form])

  useEffect(() => {
    if (answer) take(keyOf(form.current!))
  }, [form, answer])

  return () => keepIn('sessionStorage', keyOf(form.current!), wordsOf(form.current!))
}

function keyOf(form: HTMLFormElement): string {
  return `unsent:${new URL(form.action).pathname}`
}

function wordsOf(form: HTMLFormElement): Words {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
}

function restore(form: HTMLFormElement, words: Words): void {
  for (const field of fieldsOf(form)) field.value = words[field.name] ?? field.value
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter((field) => isText(field)).filter(({ name }) => name !== '')
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true
  if (!(field instanceof HTMLInputElement) || field.readOnly) return false
  // One-time codes are text as well.
  return ['text', 'email', 'url', 'search'].includes(field.type) && field.autocomplete !== 'one-time-code'
}

function take(key: string): Words | null {
  const words = keptIn('sessionStorage', key) as Words | null
  removeFrom('sessionStorage', key)
  return words
}
