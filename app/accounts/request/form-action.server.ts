import { data, redirect, type UNSAFE_DataWithResponseInit as DataWithInit } from 'react-router'
import { copy } from '#app/accounts/copy.ts'
import type { Limited, NotFresh, ReauthenticationResult, WeakPassword } from '#app/accounts/outcomes.ts'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { readCookie, setCookie } from '#app/platform/lib/cookies.server.ts'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import type { z } from '#app/platform/lib/zod.ts'
import type { Toast } from '#app/platform/ui/toasts.tsx'
import { countAttempt, type FormLimit, tooManyRequests } from './rate-limit.server.ts'
import { readForm, sentForm, typedIn } from './read-form.ts'
import { type PageContext, requestMeta, sendCookie } from './request-context.server.ts'

export type ActionArgs = { request: Request; url: URL; pattern: string; context: PageContext; params: object }

/** `form` is for what the schema does not say, `meta` for account commands. */
type Given<Actor, Input> = { actor: Actor; input: Input; form: FormData; meta: RequestMeta }

type Step<Actor, Input, Args, Answer> = (given: Given<Actor, Input>, args: Args) => Promise<Answer> | Answer

type Options<Actor, Schema extends z.ZodType, Intents> = {
  /** The guard: its actor is what commands take. Without one, everybody may send the form. */
  who?: (context: PageContext, request: Request) => Promise<Actor>
  /** The limit of the sender's network, asked before the form is read. */
  limit?: (context: PageContext) => FormLimit
  /** Counts every attempt before the form is read: for large forms. */
  counted?: (actor: Actor, context: PageContext) => FormLimit
  /** The answer to a failure that nobody expected, or its message. The cause is logged. */
  failed: string | FormResult
  /** Where a button stands that has no form to show errors in: there they are toasts. */
  page?: string | ((args: ActionArgs) => string)
  schema?: Schema | ((actor: Actor) => Schema)
  lists?: readonly string[]
  /** Other forms of the page, by the value of their `intent`. */
  intents?: Intents
}

type Settled<T extends { failed: string | FormResult }> = T & { failed: FormResult }

type Intents<Actor, Args, Answer = unknown> = Record<string, Step<Actor, undefined, Args, Answer>>

/** Makes the `action` of a route. @throws a 405 or 429 response, and what the guard throws */
export function formAction<
  Answer = never,
  Actor = undefined,
  Schema extends z.ZodType = z.ZodType<undefined>,
  Args extends ActionArgs = ActionArgs,
  Others extends Intents<Actor, Args> = Intents<Actor, Args, never>,
>(
  given: Options<Actor, Schema, Others & Intents<Actor, Args>>,
  run?: Step<Actor, z.output<Schema>, Args, Answer>,
) {
  const failed = typeof given.failed === 'string' ? failedResult(given.failed) : given.failed
  const options = { ...given, failed }
  type Answers = Answer | Awaited<ReturnType<Others[keyof Others]>> | DataWithInit<FormResult>
  return async (args: Args): Promise<Answers> => {
    const { context, request } = args
    if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { Allow: 'GET, POST' } })
    const actor = (await options.who?.(context, request)) as Actor
    const { limit, counted } = options
    if (counted) await countAttempt(counted(actor, context))
    const form = await sentForm(request, limit?.(context))
    const answer = await answerTo(
      options,
      run,
      { actor, input: undefined, form, meta: requestMeta(context) },
      args,
    )
    return complete(answer, form, options, args) as Answers
  }
}

/** For intents: a step that gets the form as this schema reads it. */
export function withInput<Actor, Schema extends z.ZodType, Args extends ActionArgs, Answer>(
  schema: Schema,
  step: Step<Actor, z.output<Schema>, Args, Answer>,
): Step<Actor, undefined, Args, Answer | FormResult> {
  return (given, args) => {
    const read = readForm(schema, given.form)
    return read.ok ? step({ ...given, input: read.input }, args) : { errors: read.errors }
  }
}

async function answerTo<Actor, Schema extends z.ZodType, Args extends ActionArgs>(
  { schema, lists, intents, failed }: Settled<Options<Actor, Schema, Intents<Actor, Args>>>,
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
    return read.ok ? await run({ ...given, input: read.input }, args) : { errors: read.errors }
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
  { page, failed }: Settled<Pick<Options<never, z.ZodType, never>, 'page' | 'failed'>>,
  args: ActionArgs,
): unknown {
  const { data: said, init } = isWithInit(answer) ? answer : { data: answer as FormResult | null, init: null }
  const isError = Boolean(said?.errors ?? said?.failure) || (init?.status ?? 200) >= 400
  if (answer instanceof Response || !said || !isError) return answer
  if (page === undefined) return data({ values: typedIn(sent), ...said }, { status: 400, ...init })
  const toast = said.toast ?? failed.toast ?? { title: said.failure ?? '', kind: 'destructive' }
  return redirectWithToast(typeof page === 'string' ? page : page(args), toast)
}

function isWithInit(answer: unknown): answer is DataWithInit<FormResult> {
  return (answer as { type?: unknown } | null)?.type === 'DataWithResponseInit'
}

/** Whether the browser itself sends the form, without scripts, and expects a page. */
export function isDocument(request: Request): boolean {
  return request.headers.get('sec-fetch-dest') === 'document'
}

export type FlashToast = Pick<Toast, 'title' | 'description' | 'kind'> & {
  /** The ids of the changes that its button undoes, separated by commas. */
  undo?: string
}

const FLASH_COOKIE = 'toast'
/** Long enough for a slow redirect, too short to reappear the next day. */
const SECONDS = 60

export function redirectWithToast(location: string, toast: FlashToast, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  headers.append('Set-Cookie', setCookie(FLASH_COOKIE, JSON.stringify(toast), SECONDS))
  return redirect(location, { ...init, headers })
}

export function redirectWithUndo(
  location: string,
  { title, description, changeId }: { title: string; description?: string; changeId: string | null },
): Response {
  return redirectWithToast(location, { title, description, undo: changeId ?? undefined })
}

type Outcome = { ok: true } | { ok: false; message: string }

export function redirectWithOutcome(location: string, outcome: Outcome, done: string): Response {
  return redirectWithToast(
    location,
    outcome.ok ? { title: done } : { title: outcome.message, kind: 'destructive' },
  )
}

export function takeToast(context: PageContext): FlashToast | null {
  const cookie = readCookie(requestMeta(context).headers, FLASH_COOKIE)
  if (!cookie) return null
  sendCookie(context, setCookie(FLASH_COOKIE, '', 0))
  return parseToast(cookie)
}

function parseToast(cookie: string): FlashToast | null {
  try {
    const { title, description, kind, undo } = JSON.parse(cookie) as Partial<FlashToast>
    if (typeof title !== 'string') return null
    return {
      title,
      description: typeof description === 'string' ? description : undefined,
      kind: kind === 'destructive' ? kind : 'message',
      undo: typeof undo === 'string' && undo.split(',').every(isUuid) ? undo : undefined,
    }
  } catch {
    return null
  }
}

/** The response to a refused account command; `title` is that of its toast. */
export function errorResponse(refused: Limited | NotFresh | WeakPassword, title: string) {
  switch (refused.reason) {
    case 'limited': {
      const failure = copy.errors.limited(refused.retryAfter)
      return tooManyRequests<FormResult>({ failure, toast: bad(title, failure) }, refused.retryAfter)
    }
    case 'weak-password':
      return data<FormResult>({ errors: { password: refused.message } }, { status: 400 })
    case 'password-needed':
      return prove('password', { currentPassword: copy.errors.passwordMissing })
    case 'wrong-password':
      return prove('password', { currentPassword: copy.errors.wrongPassword })
    case 'code-needed':
      return prove('code', { currentCode: copy.errors.codeMissing })
    case 'wrong-code':
      return prove('code', { currentCode: copy.errors.codeWrong })
    case 'provider-needed':
      return data<ReauthenticationResult>({ prove: refused.provider }, { status: 403 })
    default:
      return data<FormResult>({ failure: copy.errors.signInAgain }, { status: 403 })
  }
}

function prove(method: 'password' | 'code', errors: FormResult['errors']) {
  return data<ReauthenticationResult>({ prove: method, errors }, { status: 403 })
}

export function bad(title: string, description?: string): FormResult['toast'] {
  return { title, description, kind: 'destructive' }
}
