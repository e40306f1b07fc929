import { syntaxHighlighting } from '@codemirror/language'

type Highlighter = Parameters<typeof syntaxHighlighting>[0]

/** CSS class by the name of the parser's tag, for HTML and the CSS in it. */
const CLASS_BY_TAG: Record<string, string> = {
  tagName: 'code-tag',
  keyword: 'code-tag',
  definitionKeyword: 'code-tag',
  className: 'code-tag',
  attributeName: 'code-name',
  propertyName: 'code-name',
  variableName: 'code-name',
  labelName: 'code-name',
  string: 'code-value',
  attributeValue: 'code-value',
  number: 'code-value',
  unit: 'code-value',
  color: 'code-value',
  atom: 'code-value',
  bool: 'code-value',
  comment: 'code-comment',
  meta: 'code-comment',
  character: 'code-name',
}

/** Uses the most specific tag that has a class. */
const highlighter: Highlighter = {
  style(tags) {
    for (const tag of tags) {
      // A tag's set starts with the tag itself, followed by its parents.
      for (const { name } of tag.set as unknown as { name?: string }[]) {
        if (name && CLASS_BY_TAG[name]) return CLASS_BY_TAG[name]
      }
    }
    return null
  },
}

export const codeHighlighting = syntaxHighlighting(highlighter)
