/** Posts are the administrator's: theirs to write, to change and to read before they are published. */
export type PostActor = { id: string; isAdmin: boolean }

export function canManagePosts(actor: PostActor | null): actor is PostActor {
  return actor?.isAdmin === true
}
