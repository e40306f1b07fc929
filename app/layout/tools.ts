import { href } from 'react-router'
import { isPathOn } from '#app/platform/lib/modules.ts'
import { layoutCopy } from './copy.ts'

const PATHS = {
  planner: href('/planner'),
  report: href('/state-of-email'),
  compare: href('/compare'),
  checks: href('/checks'),
  clean: href('/clean'),
  preview: href('/preview-draft'),
  submit: href('/submit'),
}

const TOOLS = Object.entries(layoutCopy.tools).map(([key, [name, text]]) => ({
  name,
  text,
  to: PATHS[key as keyof typeof PATHS],
}))

/** The tools of the header, the footer and the menu on narrow screens, without those of modules that are off. */
export function tools() {
  return TOOLS.filter(({ to }) => isPathOn(to))
}
