/** Parts of the gallery that its owner can switch off. Their routes are then missing, and nothing links to them. */
import { site } from './site-config.ts'

/** The paths of each module, also as routes name them, with parameters. Links that end a newsletter always work. */
const PATHS = {
  blog: /^\/(?:admin\/)?blog(?:\/|$)/,
  newsletter: /^\/(?:subscribe|newsletter\/confirm\/.*|admin\/newsletter(?:\.csv)?)$/,
  contact: /^\/(?:contact|admin\/messages)$/,
  submissions: /^\/submit$/,
  'draft-preview': /^\/preview-draft(?:\/|$)/,
  analytics:
    /^\/(?:(?:brand|category)\/[^/]+\/analytics|planner(?:\.ics)?|state-of-email(?:[./].*)?|compare)$/,
  'public-collections': /^\/(?:report\/)?collection\//,
  'secret-links': /^\/shared\//,
  feeds: /^\/feeds\/|\/feed\.(?:xml|json)$/,
} as const

export type ModuleId = keyof typeof PATHS

export const MODULE_IDS = Object.keys(PATHS) as ModuleId[]

export function isModuleOn(id: ModuleId): boolean {
  return !site.modulesOff.includes(id)
}

/** Whether a path belongs to no module that is off. */
export function isPathOn(path: string): boolean {
  return site.modulesOff.every((id) => !PATHS[id].test(path))
}
