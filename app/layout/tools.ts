import { href } from 'react-router'
import { isPathOn } from '#app/platform/lib/modules.ts'

const TOOLS = [
  { name: 'Planner', to: href('/planner'), text: 'When brands send for each occasion' },
  {
    name: 'State of Email',
    to: href('/state-of-email'),
    text: 'A monthly report in numbers',
  },
  { name: 'Compare brands', to: href('/compare'), text: 'The emails of several brands, side by side' },
  { name: 'Email checks', to: href('/checks'), text: 'What every email is checked for, and why' },
  { name: 'Clean emails', to: href('/clean'), text: 'Emails without a serious issue' },
  { name: 'Preview a draft', to: href('/preview-draft'), text: 'In the inbox, on a phone and in dark mode' },
  { name: 'Submit an email', to: href('/submit'), text: 'Add an email to this gallery' },
]

/** The tools of the header, the footer and the menu on narrow screens, without those of modules that are off. */
export function tools() {
  return TOOLS.filter(({ to }) => isPathOn(to))
}
