import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { NODE_FLAGS } from './node-settings.mjs'

test.each(['Dockerfile', 'deploy/mailshelf.service'])('%s runs Node as npm start does', (file) => {
  const text = readFileSync(path.join(projectRoot(), file), 'utf8')
  const command = text.replaceAll(/[",]/g, '')
  expect(command).toContain(`node ${NODE_FLAGS.join(' ')} build/server/main.js`)
  expect(text).toContain('MALLOC_ARENA_MAX=2')
  expect(text).toContain('MALLOC_TRIM_THRESHOLD_=131072')
  expect(text).toContain('MALLOC_MMAP_THRESHOLD_=32768')
})
