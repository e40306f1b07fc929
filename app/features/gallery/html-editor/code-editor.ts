/** The CodeMirror setup of the HTML Editor. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { html } from '@codemirror/lang-html'
import {
  bracketMatching,
  foldEffect,
  foldGutter,
  foldKeymap,
  indentUnit,
  unfoldAll,
} from '@codemirror/language'
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { codeTheme } from './code-theme.ts'

type CodeEditorOptions = {
  parent: HTMLElement
  text: string
  label: string
  wrap: boolean
  onChange: (text: string) => void
}

export type CodeEditor = {
  text(): string
  /** A single undo step. */
  replace(text: string): void
  setWrap(wrap: boolean): void
  find(): void
  /** Selects the line at this offset and brings it into view. */
  show(offset: number): void
  destroy(): void
}

/** Tab is not bound: it leaves the editor, as in any other field. */
export function openCodeEditor({ parent, text, label, wrap, onChange }: CodeEditorOptions): CodeEditor {
  const wrapping = new Compartment()
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        foldGutter(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        history(),
        bracketMatching(),
        search({ top: true }),
        highlightSelectionMatches(),
        html(),
        indentUnit.of('  '),
        keymap.of([...searchKeymap, ...defaultKeymap, ...historyKeymap, ...foldKeymap]),
        wrapping.of(wrapExtension(wrap)),
        EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', tabindex: '0' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString())
        }),
        codeTheme,
      ],
    }),
  })
  foldHead(view)
  return {
    text: () => view.state.doc.toString(),
    replace(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
    },
    setWrap(wrap) {
      view.dispatch({ effects: wrapping.reconfigure(wrapExtension(wrap)) })
    },
    find() {
      openSearchPanel(view)
    },
    show(offset) {
      const { from, to } = view.state.doc.lineAt(offset)
      // The head may be folded.
      unfoldAll(view)
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      })
    },
    destroy: () => view.destroy(),
  }
}

/** Folds the head, so that the editor opens with the body in sight. */
function foldHead(view: EditorView) {
  const text = view.state.doc.toString()
  const head = /<head\b[^<>]*>/i.exec(text)
  const from = head ? head.index + head[0].length : -1
  const to = text.indexOf('</head>', from)
  if (from !== -1 && to > from) view.dispatch({ effects: foldEffect.of({ from, to }) })
}

function wrapExtension(wrap: boolean) {
  return wrap ? EditorView.lineWrapping : []
}
