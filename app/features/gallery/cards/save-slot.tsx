import { createContext, type ReactNode, useContext } from 'react'

export type SaveLook = 'card' | 'button'
type RenderSave = (emailId: string, look: SaveLook) => ReactNode

/**
 * What stands where an email can be saved. The gallery knows the places; who keeps emails, and how, is another
 * feature's, which the root puts in here.
 */
export const SaveSlotContext = createContext<RenderSave>(() => null)

export function SaveSlot({ emailId, look }: { emailId: string; look: SaveLook }) {
  return useContext(SaveSlotContext)(emailId, look)
}
