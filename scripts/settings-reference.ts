/** `npm run docs:settings` writes docs/settings.md from the schema of the settings, in the order and words of .env.example. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { SECTIONS } from '#app/admin/settings/sections.ts'
import { settings } from '#app/platform/lib/env.server.ts'
import { definitionOf, SETTING_NAMES, type SettingName } from '#app/platform/lib/settings.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const HEAD = `# Settings

Every setting is an environment variable with a working default. \`npm start\` and the commands read the file \`.env\` in Mailshelf's folder; the container and the systemd unit get a file of this form. \`NAME_FILE\` names a file with the value of the setting \`NAME\`, as secrets of containers do. An invalid value stops the start with one line that names the setting.

Settings with a place under *In the browser* can be changed there by owners; a value in the environment takes precedence. The logo and the icon are set only there.

This page is written by \`npm run docs:settings\` from the schema that validates the settings.
`

type Schema = {
  default?: unknown
  type?: string
  enum?: string[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}
const schemas = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' }).properties as Record<
  string,
  Schema
>

/** The lines of .env.example that are headings, or settings with the comment above them. */
function example() {
  const lines: ({ heading: string } | { name: string; about: string })[] = []
  let comment: string[] = []
  for (const line of readFileSync(path.join(ROOT, '.env.example'), 'utf8').split('\n')) {
    const heading = /^# ── (.+?) ─/.exec(line)?.[1]
    const name = /^#([A-Z][A-Z0-9_]*)=/.exec(line)?.[1]
    if (name) lines.push({ name, about: comment.splice(0).join(' ') })
    else if (heading) lines.push({ heading })
    else if (line.startsWith('# ')) comment.push(line.slice(2))
    else comment = []
  }
  return lines
}

/** The settings of the schema, and those that .env.example names. */
export const names = {
  schema: Object.keys(schemas),
  documented: example().flatMap((line) => ('name' in line ? [line.name] : [])),
}

const isOwners = (name: string): name is SettingName => (SETTING_NAMES as string[]).includes(name)
const code = (value: unknown) => `\`${String(value)}\``

function valuesOf({ type, enum: values, format, minimum, maximum, minLength, maxLength }: Schema): string {
  if (values?.includes('yes')) return '`true`, `false`'
  if (values) return values.map(code).join(', ')
  if (type === 'integer' || type === 'number')
    return maximum === Number.MAX_SAFE_INTEGER ? `a number from ${minimum}` : `${minimum} to ${maximum}`
  if (format === 'uri') return 'a URL'
  if (minLength && minLength > 1) return `text, at least ${minLength} characters`
  return maxLength ? `text, up to ${maxLength.toLocaleString('en')} characters` : 'text'
}

/** Their default depends on the machine; .env.example says how. */
const BY_MACHINE = ['WORKER_CONCURRENCY']

function defaultOf(name: string): string {
  if (BY_MACHINE.includes(name)) return ''
  const value = schemas[name]!.default ?? settings.parse({})[name as keyof typeof settings.shape]
  const usual = value ?? (isOwners(name) ? definitionOf(name).default : undefined)
  // Lists are empty by default.
  return usual === undefined || typeof usual === 'object' ? '' : code(usual)
}

/** What the page of the settings says, where .env.example has no comment. */
function aboutOf(name: string): string {
  return (isOwners(name) && definitionOf(name).about) || ''
}

function inBrowser(name: string): string {
  const section = Object.values(SECTIONS).find((each) => (each.settings as string[]).includes(name))
  return section && isOwners(name) ? `${section.title}: ${definitionOf(name).label}` : ''
}

export function settingsReference(): string {
  const lines = example().map((line) => {
    if ('heading' in line)
      return `\n## ${line.heading}\n\n| setting | values | default | meaning | in the browser |\n|---|---|---|---|---|`
    const cells = [
      code(line.name),
      valuesOf(schemas[line.name]!),
      defaultOf(line.name),
      line.about || aboutOf(line.name),
      inBrowser(line.name),
    ]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return `${HEAD}${lines.join('\n')}\n`
}

if (import.meta.main) writeFileSync(path.join(ROOT, 'docs/settings.md'), settingsReference())
