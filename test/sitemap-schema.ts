/** Validates sitemaps against the schemas of the standard. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

/** Returns the errors in the XML of a sitemap or sitemap index. */
export async function faultsOfSitemap(xml: string): Promise<string[]> {
  const isIndex = xml.includes('<sitemapindex')
  const own = (name: string) => `app/discovery/fixtures/${name}`
  const standard = await read(isIndex ? own('sitemap-index.xsd') : 'node_modules/sitemap/schema/sitemap.xsd')
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: { fileName: 'both.xsd', contents: BOTH },
    preload: [
      { fileName: 'standard.xsd', contents: standard },
      { fileName: 'image.xsd', contents: await read(own('sitemap-image.xsd')) },
    ],
  })
  return errors.map(({ message }) => message)
}

/** The standard allows other vocabularies if their schema is known. */
const BOTH = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="standard.xsd"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
</xsd:schema>`

function read(file: string): Promise<string> {
  return readFile(path.join(projectRoot(), file), 'utf8')
}
