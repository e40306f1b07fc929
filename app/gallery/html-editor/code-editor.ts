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
import { type ChangeSet, Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { Edit } from '#app/inspection/checks/start-tag.ts'
import { codeHighlighting } from './code-highlighting.ts'
import './code-editor.css'

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
  /** A single undo step, and the first edit in view. Returns what takes it back, whatever was typed since. */
  edit(edits: Edit[]): () => void
  setWrap(wrap: boolean): void
  find(): void
  /** Selects the line at this offset and brings it into view, also on the page unless that stays. */
  show(offset: number, page: 'scrolls' | 'stays'): void
  destroy(): void
}

/** Tab is not bound: it leaves the editor, as in any other field. */
export function openCodeEditor({ parent, text, label, wrap, onChange }: CodeEditorOptions): CodeEditor {
  const wrapping = new Compartment()
  let inverse: ChangeSet | null = null
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
          if (!update.docChanged) return
          inverse = inverse && inverse.map(update.changes)
          onChange(update.state.doc.toString())
        }),
        codeHighlighting,
      ],
    }),
  })
  foldHead(view)

  function show(offset: number, page: 'scrolls' | 'stays'): void {
    const { scrollY } = window
    const { from, to } = view.state.doc.lineAt(offset)
    // The head may be folded.
    unfoldAll(view)
    view.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    })
    // The editor scrolls, and the page with it, when it measures in the next frame; this is called right behind.
    if (page === 'stays') requestAnimationFrame(() => window.scrollTo({ top: scrollY, behavior: 'instant' }))
  }

  return {
    text: () => view.state.doc.toString(),
    replace(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
    },
    edit(edits) {
      const { doc } = view.state
      const changes = view.state.changes(edits.map(({ from, to, text: insert }) => ({ from, to, insert })))
      inverse = null
      view.dispatch({ changes })
      inverse = changes.invert(doc)
      if (edits[0]) show(edits[0].from, 'stays')
      return () => {
        if (inverse) view.dispatch({ changes: inverse })
        inverse = null
      }
    },
    setWrap(wrap) {
      view.dispatch({ effects: wrapping.reconfigure(wrapExtension(wrap)) })
    },
    find() {
      openSearchPanel(view)
    },
    show,
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
