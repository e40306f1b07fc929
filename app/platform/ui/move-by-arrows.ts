import type { KeyboardEvent } from 'react'

/** Arrow keys move through the rows of a menu (`data-row`); Enter in its search field, if it has one, opens the first. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')].filter((row) =>
    row.checkVisibility(),
  )
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const field = event.currentTarget.querySelector<HTMLElement>('input[type=search]')
  if (event.key === 'ArrowDown') rows[Math.min(at + 1, rows.length - 1)]?.focus()
  else if (event.key === 'ArrowUp') (at > 0 ? rows[at - 1] : (field ?? rows[0]))?.focus()
  else if (event.key === 'Enter' && event.target === field) rows[0]?.click()
  else return
  event.preventDefault()
}
