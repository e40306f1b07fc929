/** Lighthouse, which the product and most of its tests do without: its package is installed on first use. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './prepare.mjs'

const PACKAGE = path.join(root, 'packages/lighthouse')

/**
 * The parts of its result that are read here.
 *
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: { data?: { documentLoaderURL?: string, isLoadingMainFrame?: boolean } } }} TraceEvent
 * @typedef {{ traceEvents: TraceEvent[] }} Trace
 * @typedef {{ score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ title: string, score: number | null, numericValue?: number }} Audit
 * @typedef {{ lhr: { runtimeError?: { message: string }, categories: Record<string, Category>, audits: Record<string, Audit> }, artifacts: { Trace: Trace } }} Result
 */

/** @returns {Promise<(address: string, flags: Record<string, unknown>) => Promise<Result>>} */
export async function loadLighthouse() {
  ensureInstalled(PACKAGE)
  const main = path.join(PACKAGE, 'node_modules/lighthouse/core/index.js')
  return (await import(pathToFileURL(main).href)).default
}
