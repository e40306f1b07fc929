import { href } from 'react-router'
import type { Saved } from '../queries.server.ts'
import { setSaved } from '../saved-store.ts'

export async function refreshSaved(): Promise<void> {
  try {
    const response = await fetch(href('/saved-emails'))
    if (response.ok) setSaved((await response.json()) as Saved)
  } catch (error) {
    // The buttons then say 'Save'; saving an email again changes nothing.
    console.warn(error)
  }
}
