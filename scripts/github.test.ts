import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT })

/** What GitHub's own parser says against a workflow. */
async function errorsOf(name: string, content: string) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  if (context.errors.getErrors().length === 0) await convertWorkflowTemplate(context, value!)
  return context.errors.getErrors().map(({ message }) => message)
}

test.each(WORKFLOWS)('%s is a workflow to GitHub', async (file) => {
  expect(await errorsOf(file, read(file))).toEqual([])
  // A job that waits for one that does not exist, and a key that no job has.
  expect(await errorsOf(file, read(file).replace(/needs: \w+/, 'needs: nothing'))).not.toEqual([])
  expect(await errorsOf(file, read(file).replace('runs-on:', 'run-on:'))).not.toEqual([])
})

test('workflows run scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = WORKFLOWS.flatMap((file) =>
    Array.from(read(file).matchAll(/npm (?:run (?:--silent )?)?([a-z][\w:]*)/g), ([, name]) => name!),
  )
  expect(named).toContain('test:all')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

const text = z.string().min(1)
const attributes = z.strictObject({
  label: text,
  description: text.optional(),
  placeholder: text.optional(),
  render: text.optional(),
})
const validations = z.strictObject({ required: z.boolean() }).optional()
const ISSUE_FORM = z.strictObject({
  name: text,
  description: text,
  labels: z.array(text),
  body: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
      z.strictObject({ type: z.enum(['input', 'textarea']), id: text, attributes, validations }),
      z.strictObject({
        type: z.literal('dropdown'),
        id: text,
        attributes: attributes.extend({ options: z.array(text).min(2) }),
        validations,
      }),
    ]),
  ),
})

const FORMS = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: ROOT })

test.each(FORMS)('%s is an issue form', (file) => {
  const { body } = ISSUE_FORM.parse(parse(read(file)))
  const ids = body.flatMap((field) => ('id' in field ? [field.id] : []))
  expect(ids).toEqual([...new Set(ids)])
})
