/** The rules and the dashboard name metrics that exist, and Prometheus accepts what is written. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installDebianPackage } from '../scripts/chromium.mjs'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { openMetrics } from '#app/platform/lib/metrics.server.ts'

const RULES = path.join(projectRoot(), 'deploy/alerts.yml')
const dashboard = JSON.parse(
  readFileSync(path.join(projectRoot(), 'deploy/grafana-dashboard.json'), 'utf8'),
) as { panels: { title: string; targets: { expr: string }[] }[] }

test('Prometheus accepts the rules and every query of the dashboard', { timeout: 600_000 }, () => {
  if (!existsSync('/usr/bin/promtool')) installDebianPackage('prometheus')
  const check = (file: string) => execFileSync('promtool', ['check', 'rules', file], { encoding: 'utf8' })
  expect(check(RULES)).toMatch(/SUCCESS: 1\d rules found/)
  const recorded = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(recorded.length).toBeGreaterThan(9)
  const rules = recorded.map((expr, at) => ({ record: `panel:${at}`, expr }))
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'mailshelf-panels-')), 'panels.yml')
  onTestFinished(() => rmSync(path.dirname(file), { recursive: true }))
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }))
  expect(check(file)).toContain(`${recorded.length} rules found`)
})

test('every metric of ours that they name is one of the server', async () => {
  const known = new Set((await openMetrics()).registry.getMetricsAsArray().map(({ name }) => name))
  const gauges = readFileSync(path.join(projectRoot(), 'server/metrics.ts'), 'utf8')
  for (const [, name] of gauges.matchAll(/name: '(mailshelf_\w+)'/g)) known.add(name!)
  const text = readFileSync(RULES, 'utf8') + JSON.stringify(dashboard)
  const named = new Set(
    [...text.matchAll(/\bmailshelf_\w+/g)].map(([name]) => name.replace(/_(?:count|bucket)$/, '')),
  )
  expect([...named].filter((name) => !known.has(name))).toEqual([])
})
