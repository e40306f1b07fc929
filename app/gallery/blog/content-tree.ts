import { BLANK, ELEMENTS, fitsInto, isStrict, isVoid } from './content-elements.ts'

/** Content typed into a block: text, and elements of content-elements.ts. */
export type ContentNode = string | ContentElement
export type ContentElement = {
  name: string
  /** The opening tag as typed. */
  tag: string
  children: ContentNode[]
}

/** Deeper elements are treated as text, because recursion into them could overflow the stack. */
const DEPTH_MAX = 12

// Exactly the URLs that sanitizing allows: `/\host` and `//host` lead to other sites.
const URL_TEXT = '(?:https?://|mailto:|/(?![/\\\\]))[^"<>\\s\\p{Cc}\\u180e]*'
// bounded: only the owner writes posts, and each attribute ends before the next begins.
const TAG = new RegExp(
  `<(/?)(?:(${ELEMENTS.filter((name) => name !== 'a' && name !== 'img').join('|')}|(?<=/)a)>` +
    `|(a) href="${URL_TEXT}">|(img) src="${URL_TEXT}" alt="[^"<>\\p{Cc}]*">)`,
  'gu',
)

/**
 * Parses typed content. A tag that closes nothing, is never closed or is not allowed where it stands is treated as text,
 * because a browser would drop or move it, and the words in it.
 */
export function contentTree(text: string): ContentNode[] {
  const builder = new TreeBuilder()
  let end = 0
  for (const match of text.matchAll(TAG)) {
    builder.addText(text.slice(end, match.index))
    const [tag, slash, plain, link, image] = match
    const name = plain ?? link ?? image!
    if (slash) builder.close(name, tag)
    else builder.open(name, tag)
    end = match.index + tag.length
  }
  builder.addText(text.slice(end))
  return builder.finish()
}

class TreeBuilder {
  readonly #root: ContentNode[] = []
  readonly #open: ContentElement[] = []

  addText(text: string): void {
    if (text === '') return
    if (!BLANK.test(text)) this.#leaveStrict()
    append(this.#children(), text)
  }

  open(name: string, tag: string): void {
    const names = this.#open.map((element) => element.name)
    if (!fitsInto(names, name) || (names.length >= DEPTH_MAX && !isVoid(name))) {
      this.addText(tag)
      return
    }
    const element = { name, tag, children: [] }
    if (isVoid(name)) this.#children().push(element)
    else this.#open.push(element)
  }

  close(name: string, tag: string): void {
    if (this.#open.at(-1)?.name !== name) {
      this.addText(tag)
      return
    }
    const element = this.#open.pop()!
    this.#children().push(element)
  }

  finish(): ContentNode[] {
    while (this.#open.length > 0) this.#spell()
    return this.#root
  }

  #children(): ContentNode[] {
    return this.#open.at(-1)?.children ?? this.#root
  }

  /** Text directly in a list or a table: the element is treated as text. */
  #leaveStrict(): void {
    while (isStrict(this.#open.at(-1)?.name ?? '')) this.#spell()
  }

  /** Turns the innermost open tag into text; its children stay where they are allowed without it. */
  #spell(): void {
    const { tag, children } = this.#open.pop()!
    this.addText(tag)
    for (const child of children) this.#adopt(child)
  }

  #adopt(child: ContentNode): void {
    if (typeof child === 'string') {
      this.addText(child)
    } else if (
      fitsInto(
        this.#open.map((element) => element.name),
        child.name,
      )
    ) {
      this.#children().push(child)
    } else {
      this.addText(child.tag)
      for (const grandchild of child.children) this.#adopt(grandchild)
      if (!isVoid(child.name)) this.addText(`</${child.name}>`)
    }
  }
}

function append(children: ContentNode[], text: string): void {
  const last = children.length - 1
  if (typeof children[last] === 'string') children[last] += text
  else children.push(text)
}
