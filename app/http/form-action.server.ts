/** The one way of a form through the server: who may send it, what it says, what it does, and the answer. */
import { data, type UNSAFE_DataWithResponseInit as DataWithInit } from 'react-router'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { log } from '#app/lib/log.server.ts'
import type { z } from '#app/lib/zod.ts'
import { redirectWithToast } from './flash.server.ts'
import { countAttempt, type FormLimit } from './rate-limit.server.ts'
import { readForm, sentForm, typedIn } from './read-form.ts'
import type { PageContext } from './request-context.server.ts'

/** What React Router calls an action with. */
export type ActionArgs = { request: Request; url: URL; pattern: string; context: PageContext; params: object }

/** `form` is for what the schema does not say. */
type Given<Actor, Input> = { actor: Actor; input: Input; form: FormData }

type Step<Actor, Input, Args, Answer> = (given: Given<Actor, Input>, args: Args) => Promise<Answer> | Answer

type Options<Actor, Schema extends z.ZodType, Intents> = {
  /** The guard: its actor is what commands take. Without one, everybody may send the form. */
  who?: (context: PageContext, request: Request) => Promise<Actor>
  /** The limit of the sender's network, asked before the form is read. */
  limit?: (context: PageContext) => FormLimit
  /** Counts every attempt before the form is read: for large forms. */
  counted?: (actor: Actor, context: PageContext) => FormLimit
  /** The answer to a failure that nobody expected. Its cause is logged. */
  failed: FormAnswer
  /** Where a button stands that has no form to show errors in: there they are toasts. */
  page?: string | ((args: ActionArgs) => string)
  schema?: Schema | ((actor: Actor) => Schema)
  /** The fields that may be sent several times. */
  lists?: readonly string[]
  /** Other forms of the page, by the value of their `intent`. */
  intents?: Intents
}

type Intents<Actor, Args, Answer = unknown> = Record<string, Step<Actor, undefined, Args, Answer>>

/**
 * Makes the `action` of a route. What `run` returns is the answer: to errors and failures it adds what was typed and, if
 * `run` gives none, the status 400. @throws a 405 response to anything but POST, a 429 response at the limit, and what the guard throws
 */
export function formAction<
  Answer = never,
  Actor = undefined,
  Schema extends z.ZodType = z.ZodType<undefined>,
  Args extends ActionArgs = ActionArgs,
  Others extends Intents<Actor, Args> = Intents<Actor, Args, never>,
>(
  options: Options<Actor, Schema, Others & Intents<Actor, Args>>,
  run?: Step<Actor, z.output<Schema>, Args, Answer>,
) {
  type Answers = Answer | Awaited<ReturnType<Others[keyof Others]>> | DataWithInit<FormAnswer>
  return async (args: Args): Promise<Answers> => {
    const { context, request } = args
    if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { Allow: 'GET, POST' } })
    const actor = (await options.who?.(context, request)) as Actor
    const { limit, counted } = options
    if (counted) await countAttempt(counted(actor, context))
    const form = await sentForm(request, limit?.(context))
    const answer = await answerTo(options, run, { actor, input: undefined, form }, args)
    return complete(answer, form, options, args) as Answers
  }
}

/** For intents: a step that gets the form as this schema reads it. */
export function withInput<Actor, Schema extends z.ZodType, Args extends ActionArgs, Answer>(
  schema: Schema,
  step: Step<Actor, z.output<Schema>, Args, Answer>,
): Step<Actor, undefined, Args, Answer | FormAnswer> {
  return ({ actor, form }, args) => {
    const read = readForm(schema, form)
    return read.ok ? step({ actor, form, input: read.input }, args) : { errors: read.errors }
  }
}

async function answerTo<Actor, Schema extends z.ZodType, Args extends ActionArgs>(
  { schema, lists, intents, failed }: Options<Actor, Schema, Intents<Actor, Args>>,
  run: Step<Actor, z.output<Schema>, Args, unknown> | undefined,
  given: Given<Actor, undefined>,
  args: Args,
): Promise<unknown> {
  const { actor, form } = given
  const intent = formText(form, 'intent')
  try {
    // Not every name of a property is one of an intent.
    if (intents && Object.hasOwn(intents, intent)) return await intents[intent]!(given, args)
    if (!run) return data(failed, { status: 400 })
    if (!schema) return await run(given as Given<Actor, never>, args)
    const read = readForm(typeof schema === 'function' ? schema(actor) : schema, form, lists)
    return read.ok ? await run({ actor, form, input: read.input }, args) : { errors: read.errors }
  } catch (error) {
    if (error instanceof Response) throw error
    if (isWithInit(error)) return error
    log.error({ err: error }, failed.toast?.title ?? failed.failure ?? 'a form failed')
    return data(failed, { status: 500 })
  }
}

/** Adds to an error what the form needs to be shown again, or shows it on the page of the button. */
function complete(
  answer: unknown,
  sent: FormData,
  { page, failed }: Pick<Options<never, z.ZodType, never>, 'page' | 'failed'>,
  args: ActionArgs,
): unknown {
  const { data: said, init } = isWithInit(answer) ? answer : { data: answer as FormAnswer | null, init: null }
  const isError = Boolean(said?.errors ?? said?.failure) || (init?.status ?? 200) >= 400
  if (answer instanceof Response || !said || !isError) return answer
  if (page === undefined) return data({ values: typedIn(sent), ...said }, { status: 400, ...init })
  const toast = said.toast ?? failed.toast ?? { title: said.failure ?? '', kind: 'destructive' }
  return redirectWithToast(typeof page === 'string' ? page : page(args), toast)
}

function isWithInit(answer: unknown): answer is DataWithInit<FormAnswer> {
  return (answer as { type?: unknown } | null)?.type === 'DataWithResponseInit'
}

/** Whether the browser itself sends the form, without scripts, and expects a page. */
export function isDocument(request: Request): boolean {
  return request.headers.get('sec-fetch-dest') === 'document'
}
