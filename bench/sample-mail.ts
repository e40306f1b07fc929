/** The emails of the sample library with the brands and categories that their authors gave them. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { emailTypes, industries } from '#app/gallery/categories/taxonomy.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import type { ModernMail } from './modern-mail.ts'

type Sample = {
  sidecar: { brand: { slug: string; name: string; categories: string[] }; categories: string[] }
  fields: { originalKey: string }
}

export function sampleMail(): (ModernMail & { sender: string })[] {
  const bundle = path.join(projectRoot(), 'packages/samples/bundle')
  const types = new Set(emailTypes.map(({ slug }) => slug))
  const known = new Set(industries.map(({ slug }) => slug))
  return readdirSync(path.join(bundle, 'emails'))
    .toSorted()
    .map((file) => {
      const { sidecar, fields } = JSON.parse(
        readFileSync(path.join(bundle, 'emails', file), 'utf8'),
      ) as Sample
      const original = path.join(bundle, 'files', `${path.basename(fields.originalKey)}.br`)
      return {
        name: `samples/${file}`,
        sender: sidecar.brand.slug,
        bytes: brotliDecompressSync(readFileSync(original)),
        answers: {
          brand: [sidecar.brand.name],
          type: sidecar.categories.filter((slug) => types.has(slug)),
          industry: sidecar.brand.categories.filter((slug) => known.has(slug)),
          language: 'en',
        },
      }
    })
}
