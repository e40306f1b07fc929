/**
 * A language that nobody speaks, for tests: every text of the modules that hold text becomes accented, 40 % longer and
 * bracketed, '[Ŝéàŕçĥ éɱàîļš ~~~~~]'. What stays plain on a page is not in those modules; what is cut has no room for
 * a translation.
 */
import { parseSync, visitorKeys } from 'oxc-parser'
import type { Plugin } from 'vite'
import { TEXTS } from '../scripts/check-strings.mjs'

const PLAIN = 'abcdefghijklmnoprstuwyzABCDEFGHIJKLMNOPRSTUWYZ'
const ACCENTED = 'àḅçđéƒĝĥîĵķļɱñöþŕšţûŵýžÀḄÇĐÉƑĜĤÎĴĶĻḾÑÖÞŔŠŢÛŴÝŽ'
const LONGER = 0.4

/** The nodes whose strings are names, not text. */
const NAMES = new Set(['ImportDeclaration', 'TSLiteralType', 'SwitchCase', 'NewExpression'])
const NAME_PROPERTIES = new Set(['default', 'example'])

function accented(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) =>
      /[/@<:]\S|\w\.\w/.test(word)
        ? word
        : word.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
    )
    .join('')
}

/** A word grows by itself, as in German; a sentence by more words. */
function padding(text: string): string {
  const length = Math.ceil(text.trim().length * LONGER)
  if (!text.trim().includes(' ')) return '~'.repeat(length)
  return ` ${'~'.repeat(length)}`.replaceAll(/~{6}(?=~)/g, '~~~~~ ')
}

/** The pieces of a text with what stands between them left out; spaces around it stay outside its brackets. */
function pseudo(pieces: string[]): string[] {
  const whole = pieces.join('')
  const done = pieces.map(accented)
  const [start] = /^\s*/.exec(done[0]!)!
  const [end] = /\s*$/.exec(done.at(-1)!)!
  done[0] = `${start}[${done[0]!.slice(start.length)}`
  const last = done.at(-1)!
  done[done.length - 1] = `${last.slice(0, last.length - end.length)}${padding(whole)}]${end}`
  return done
}

function isText(pieces: string[], isCopy: boolean): boolean {
  const whole = pieces.join('0')
  if (!/\p{Ll}{2}/u.test(whole) || /^\s*(?:[/?<]|#\w)|^\S+:\/\/\S*$|^[\w-]+(?:\/[\w-]+)+$/.test(whole))
    return false
  return (
    /^# \p{Ll}|^[\s“(]*\p{Lu}[\p{L}\d]*[\s,.…!?:’]|^\p{Lu}\p{Ll}+$|\p{Ll}\.$/u.test(whole) ||
    ((isCopy || pieces.length > 1) && /\s/.test(whole))
  )
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** The module with pseudo texts. */
function inPseudoLanguage(file: string, code: string): string {
  const isCopy = /(?:[/-])copy\.ts$/.test(file)
  const changes: { start: number; end: number; text: string }[] = []
  visit(parseSync(file, code).program as unknown as Node)
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), code)

  function visit(node: Node): void {
    if (NAMES.has(node.type)) return
    if (node.type === 'BinaryExpression' && node['operator'] !== '+') return
    if (node.type === 'Property' && NAME_PROPERTIES.has((node['key'] as { name?: string }).name ?? '')) return
    if (node.type === 'Literal') return change([node['value']], [node])
    if (node.type === 'TemplateLiteral') {
      const quasis = node['quasis'] as (Node & { value: { cooked: string; raw: string } })[]
      change(
        quasis.map(({ value }) => value.cooked),
        // In TypeScript they begin with the mark before them.
        quasis.map(({ type, start, value: { raw } }) => ({
          type,
          start: start + 1,
          end: start + 1 + raw.length,
        })),
      )
    }
    for (const key of visitorKeys[node.type] ?? []) {
      if ((node.type === 'Property' && key === 'key') || key === 'property') continue
      for (const child of [node[key]].flat() as (Node | null)[]) if (child) visit(child)
    }
  }

  function change(pieces: unknown[], nodes: Node[]): void {
    if (!pieces.every((piece) => typeof piece === 'string') || !isText(pieces, isCopy)) return
    const done = pseudo(pieces)
    for (const [at, { type, start, end }] of nodes.entries()) {
      const text =
        type === 'Literal' ? JSON.stringify(done[at]) : done[at]!.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`)
      changes.push({ start, end, text })
    }
  }
}

export function pseudoLanguage(): Plugin {
  const root = `${process.cwd()}/`
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0]!.replace(root, '')
      return TEXTS.test(file) ? { code: inPseudoLanguage(file, code), map: null } : null
    },
  }
}
