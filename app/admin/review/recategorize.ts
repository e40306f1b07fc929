/** Changes the categories of an email when a reviewer chooses another type or occasion. */

export type Filed = { id: string; kind: 'type' | 'occasion' | 'other' }

/** Undefined leaves a kind as it is, null removes its first category. */
export type Refiling = { type?: string | null; occasion?: string | null }

/** The categories in their new order. The first type is the one cards name, so only the first of a kind changes. */
export function refile(filed: Filed[], { type, occasion }: Refiling): string[] {
  const typed = replaceFirst(filed, 'type', type)
  const all = replaceFirst(typed, 'occasion', occasion).map(({ id }) => id)
  return [...new Set(all)]
}

function replaceFirst(filed: Filed[], kind: 'type' | 'occasion', id: string | null | undefined): Filed[] {
  if (id === undefined) return filed
  const at = filed.findIndex((one) => one.kind === kind)
  const given = id === null ? [] : [{ id, kind }]
  if (at !== -1) return filed.toSpliced(at, 1, ...given)
  return kind === 'type' ? [...given, ...filed] : [...filed, ...given]
}
