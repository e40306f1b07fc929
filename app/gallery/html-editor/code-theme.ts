import { syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'

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

/** The editor in the site's colors; they are CSS variables, so both themes work. */
const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontSize: '12.5px',
    lineHeight: '24px',
    // Ligatures would show arrows instead of comment marks.
    fontVariantLigatures: 'none',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 16px 0 4px' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-faint)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '44px', padding: '0 2px 0 8px' },
  '.cm-foldGutter .cm-gutterElement': { width: '14px', textAlign: 'center', cursor: 'pointer' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 9%, transparent)',
  },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--ink-soft)' },
  '.cm-cursor': { borderLeft: '1.5px solid var(--accent)' },
  '& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--accent) 22%, transparent)',
  },
  '.cm-selectionMatch': { backgroundColor: 'color-mix(in srgb, var(--mark) 60%, transparent)' },
  '.cm-searchMatch': { backgroundColor: 'var(--mark)', outline: 'none' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--mark)', boxShadow: '0 0 0 1.5px var(--accent)' },
  '&.cm-focused .cm-matchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'var(--sunk)',
    boxShadow: '0 0 0 1px var(--line)',
  },
  '.cm-foldPlaceholder': {
    margin: '0 4px',
    padding: '0 6px',
    border: '0',
    borderRadius: '4px',
    backgroundColor: 'var(--sunk)',
    color: 'var(--ink-soft)',
  },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': {
    padding: '10px 40px 10px 12px',
    fontFamily: 'var(--font-sans)',
    fontSize: '13px',
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      fontSize: '13px',
      margin: '2px 8px 2px 0',
    },
    '& br': { content: '""', display: 'block', marginTop: '4px' },
    '& [name=close]': {
      top: '8px',
      right: '12px',
      width: '28px',
      height: '28px',
      fontSize: '20px',
      cursor: 'pointer',
    },
  },
  '.cm-textfield': {
    height: '30px',
    padding: '0 10px',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    backgroundColor: 'var(--surface)',
    fontSize: '13px',
  },
  '.cm-button': {
    height: '30px',
    padding: '0 10px',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    fontSize: '13px',
    cursor: 'pointer',
    '&:hover, &:active': { backgroundColor: 'var(--sunk)', backgroundImage: 'none' },
  },
  '.code-tag': { color: 'var(--code-tag)' },
  '.code-name': { color: 'var(--accent)' },
  '.code-value': { color: 'var(--ok)' },
  '.code-comment': { color: 'var(--ink-faint)' },
})

export const codeTheme = [theme, syntaxHighlighting(highlighter)]
