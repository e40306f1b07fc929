import { useLocation } from 'react-router'

/** Names the form that all save buttons of a page send. */
export const SAVE_FORM = 'save-emails'

/**
 * The one form behind every save button; each says itself where it goes. A form in each of thousands of cards would
 * make the browser keep a list of fields for each, and bring all of them up to date with every element it adds.
 */
export function SaveForm() {
  const { pathname, search } = useLocation()
  return (
    <form id={SAVE_FORM} method="post" hidden>
      <input type="hidden" name="from" value={pathname + search} />
    </form>
  )
}
