/**
 * `npm run check` looks for text that users see outside the modules that hold it: `copy.ts` and `*-copy.ts`, and the
 * definitions below, whose texts belong to what they describe. The linter's react/jsx-no-literals does the same in JSX.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, visitorKeys } from 'oxc-parser'

const root = path.resolve(import.meta.dirname, '..')

/** The modules that hold text; a translation replaces them. */
export const TEXTS =
  /(?:[/-])copy\.ts$|^app\/(?:inspection\/checks\/(?:definitions|fixers)\b|platform\/lib\/(?:settings|rate-limits|format)\.ts|admin\/settings\/sections\.ts|intake\/inbox\/(?:mailbox-errors|refusals)\.ts|gallery\/(?:filters\/attribute-choices|email-page\/(?:attribute-details|inbox-details|inbox-limits)|cards\/offer-text)\.ts|accounts\/subscribers\/contact-fields\.ts)/

/** Modules whose words are data: they read emails, name groups of categories, or write for machines and the operator. */
const DATA =
  /^app\/(?:inspection\/(?:attributes|checks\/support)|intake\/(?:ingest\/(?!components)|submissions\/html-message)|platform\/(?:db|backup)|gallery\/(?:blog\/blog-categories|categories\/menu-groups)|platform\/lib\/(?:unpack-browser|site-config|metrics|env|chromium|log|email-template)|accounts\/(?:setup-hints|profile\/account-export)|platform\/http\/structured-data|admin\/backups\/gallery-export)|\.test\.tsx?$|\.d\.ts$|^app\/routes\/pages\/(?:privacy|terms)\.tsx$/

/** The beginning of a sentence, or the end of one. Paths of routes and names are none. */
const SENTENCE =
  /^(?!\/|[\w/:]+\?$|Re: )(?:# \p{Ll}|[\s“(]*\p{Lu}[\p{L}’']*[,:]? (?:[\p{L}\p{N}“{]|$)|.*\p{Ll}{2}[.?!…]$)/su
const WORD = /^(?!Google$|Mailshelf$)\p{Lu}\p{Ll}+…?$/u
/** Properties with text that users see, also if it is one word. */
const SHOWN =
  /^(?:name|label|title|text|hint|heading|subject|preheader|reason|about|description|failure|message|empty)$/
/** Calls for the log, the operator or machines. */
const UNSEEN =
  /(?:Error|log\.\w+|settleOrNull|countAttempt|limitRate|recent|page|read|Response|DateTimeFormat)$/
const SKIPPED = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration:source',
  'ThrowStatement',
  'TaggedTemplateExpression',
  'TSLiteralType',
  'TSTypeAliasDeclaration',
])

/**
 * The literals of one file that users seem to see, as `path:line: text`.
 * @param {string} file @param {string} code
 */
export function textsIn(file, code) {
  const found = []
  visit(parseSync(file, code).program, null)
  return found

  /** @param {any} node @param {string | null} property the property whose value it is */
  function visit(node, property) {
    if (
      SKIPPED.has(node.type) ||
      (node.type === 'JSXAttribute' && /^(?:className|style)$/.test(node.name.name))
    )
      return
    if (
      /^(?:Call|New)Expression$/.test(node.type) &&
      UNSEEN.test(code.slice(node.callee.start, node.callee.end))
    )
      return
    const text = textOf(node)
    if (
      text &&
      /\p{Ll}/u.test(text) &&
      (SENTENCE.test(text) || (WORD.test(text) && property && SHOWN.test(property)))
    )
      found.push(`${file}:${code.slice(0, node.start).split('\n').length}: ${text}`)
    const name =
      node.type === 'Property' ? node.key.name : node.type === 'ConditionalExpression' ? property : null
    for (const key of visitorKeys[node.type] ?? []) {
      if (key === 'key') continue
      for (const child of [node[key]].flat()) if (child) visit(child, name)
    }
  }
}

/** @param {any} node */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral'
    ? node.quasis.map((/** @type {any} */ { value }) => value.cooked).join('{}')
    : null
}

if (import.meta.main) {
  const found = globSync('app/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !TEXTS.test(file) && !DATA.test(file))
    .flatMap((file) => textsIn(file, readFileSync(path.join(root, file), 'utf8')))
  if (found.length > 0) {
    console.log(
      `${found.join('\n')}\n${found.length} texts outside copy.ts files (scripts/check-strings.mjs).`,
    )
    process.exit(1)
  }
  console.log('All texts are in copy.ts files.')
}
