/**
 * `npm run check` reads every name, text, comment and page of the project for words it does not use (banned-words.tsv).
 * Only words that always have a better one are in that list; everything else is for readers to judge.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
/** Files that are not checked: generated ones, fixtures, and the sample emails, which use the words of brands. */
export const UNREAD =
  /(^|\/)(fixtures|migrations|bundle)\/|^packages\/samples\/(emails|posts|studio|kits)|^package-lock\.json$|^scripts\/(banned-words\.tsv|checked-patterns\.txt)$|\.(avif|gif|ico|jpg|pdf|png|svg|tar|ttf|webp|woff2|zip|txt)$/

/**
 * @typedef {{ pattern: RegExp, instead: string, allowed: RegExp | null }} BannedWord
 * @param {string} text one row for each word: a pattern, the word to use instead, the paths in which it is allowed
 * @returns {BannedWord[]}
 */
export function readBannedWords(text) {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [word, instead, allowed] = line.split('\t')
      if (!word || !instead) throw new Error(`Not a row of banned-words.tsv: ${line}`)
      return {
        pattern: new RegExp(`\\b(?:${word})\\b`, 'i'),
        instead,
        allowed: allowed ? new RegExp(allowed) : null,
      }
    })
}

/**
 * The banned words in one file, as `path:line: word → instead`. A name such as `saveAll` or `save_all` counts as its
 * words.
 * @param {string} file its path from the root, which is read too
 * @param {string} text
 * @param {BannedWord[]} banned
 */
export function bannedWordsIn(file, text, banned) {
  const lines = [file, ...text.split('\n')].map((line) =>
    line.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Za-z0-9])[_-](?=[A-Za-z0-9])/g, ' '),
  )
  return banned
    .filter(({ allowed }) => !allowed?.test(file))
    .flatMap(({ pattern, instead }) =>
      lines.flatMap((line, at) => {
        const found = pattern.exec(line)
        return found ? [`${file}${at > 0 ? `:${at}` : ''}: “${found[0]}” → ${instead}`] : []
      }),
    )
}

if (import.meta.main) {
  const banned = readBannedWords(readFileSync(path.join(import.meta.dirname, 'banned-words.tsv'), 'utf8'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed
    .trim()
    .split('\n')
    .filter((file) => !UNREAD.test(file) && existsSync(path.join(root, file)))
  const found = files.flatMap((file) =>
    bannedWordsIn(file, readFileSync(path.join(root, file), 'utf8'), banned),
  )
  if (found.length > 0) {
    console.log(found.join('\n'))
    process.exit(1)
  }
  console.log('No banned word is used.')
}
