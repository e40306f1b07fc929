import { useEffect, useState } from 'react'

/** Tells screen readers the title of a page that came without the browser loading one. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')

  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(document.title))
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [])

  return <output className="sr-only">{title}</output>
}
