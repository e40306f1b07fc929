import { faceNamed } from './fonts.ts'
import type { Kit } from './kits.ts'

/** The shell round a mail's body: head, faces, narrow-screen and dark-screen rules, the 640 px column. */

export interface DocumentParts {
  kit: Kit
  subject: string
  preheader: string
  body: string
  /** Further CSS for narrow screens. */
  narrow?: string
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function faceRules(kit: Kit): string {
  return kit.faces
    .map((name) => {
      const { family, weight, style } = faceNamed(name)
      return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;src:url(cid:${name}@type.example) format('woff2')}`
    })
    .join('\n')
}

/** One rule for each `fs-NN` the blocks asked for. */
function sizeRules(body: string): string {
  const sizes = new Set([...body.matchAll(/\bfs-(\d+)\b/g)].map((match) => Number(match[1])))
  return [...sizes]
    .toSorted((a, b) => a - b)
    .map((size) => `.fs-${size}{font-size:${size}px!important}`)
    .join('\n')
}

function narrowRules(body: string, extra: string): string {
  return `@media only screen and (max-width:480px){
.gutter{padding-left:22px!important;padding-right:22px!important}
.panel{padding-left:20px!important;padding-right:20px!important}
.stack,.stack>tbody,.stack>tbody>tr,.stack>tbody>tr>.col{display:block!important;width:100%!important;box-sizing:border-box}
.stack>tbody>tr>.gap{display:block!important;width:100%!important;height:22px!important;line-height:22px!important}
.wide{max-width:none!important}
${sizeRules(body)}
${extra}
}`
}

interface DarkBody {
  body: string
  rules: string
}

const COLOUR_PROPERTIES = [
  { pattern: /(?:^|;)color:(#[0-9a-f]{6})/i, prefix: 'dc', property: 'color' },
  { pattern: /(?:^|;)background:(#[0-9a-f]{6})/i, prefix: 'db', property: 'background-color' },
  { pattern: /(?:^|;)border(?:-top|-bottom)?:[^;]*?(#[0-9a-f]{6})/i, prefix: 'dl', property: 'border-color' },
] as const

/** Inline styles cannot hold a media query, so each element whose colour has a dark twin gets a class, and the classes their rules. */
function withDarkClasses(body: string, dark: Readonly<Record<string, string>>): DarkBody {
  const rules = new Map<string, string>()
  const marked = body.replace(
    /<(\w+)((?:\s[^<>]*?)?)\sstyle="([^"]*)"/g,
    (whole, tag: string, before: string, style: string) => {
      const classes: string[] = []
      for (const { pattern, prefix, property } of COLOUR_PROPERTIES) {
        const light = pattern.exec(style)?.[1]?.toLowerCase()
        const twin = light ? dark[light] : undefined
        if (!light || !twin) continue
        const name = `${prefix}-${light.slice(1)}`
        classes.push(name)
        rules.set(name, `.${name}{${property}:${twin}!important}`)
      }
      if (classes.length === 0) return whole
      const added = classes.join(' ')
      if (/\sclass="/.test(before))
        return `<${tag}${before.replace(/\sclass="/, ` class="${added} `)} style="${style}"`
      return `<${tag} class="${added}"${before} style="${style}"`
    },
  )
  const lines = [...rules.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, rule]) => rule)
  return { body: marked, rules: `@media (prefers-color-scheme:dark){\n${lines.join('\n')}\n}` }
}

export function composeDocument({ kit, subject, preheader, body, narrow = '' }: DocumentParts): string {
  // A mail without a dark design asks to be left as it is: half inverted, its text would vanish on its colours.
  const scheme = kit.dark ? 'light dark' : 'light only'
  const column = `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${kit.paper}">${escapeText(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${kit.ground}" style="background:${kit.ground}">
<tr><td align="center" style="padding:0">
<!--[if mso]><table role="presentation" width="640" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" align="center" width="640" cellpadding="0" cellspacing="0" border="0" bgcolor="${kit.paper}" style="width:100%;max-width:640px;background:${kit.paper}">
<tr><td>
${body}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>`
  const page = `<body style="margin:0;padding:0;background:${kit.ground}">\n${column}\n</body>`
  const dark = kit.dark ? withDarkClasses(page, kit.dark) : { body: page, rules: '' }
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="supported-color-schemes" content="${kit.dark ? 'light dark' : 'light'}">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeText(subject)}</title>
<!--[if mso]><style>table,td,h1,h2,h3,p,a{font-family:Arial,sans-serif!important}</style><![endif]-->
<style>
${faceRules(kit)}
body{-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased}
img{-ms-interpolation-mode:bicubic}
em{font-style:italic}
h1,h2,h3{text-wrap:balance}
p{text-wrap:pretty}
${narrowRules(body, narrow)}
${dark.rules}
</style>
</head>
${dark.body}
</html>
`
}
