/** Renders brands side by side. */
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { BrandsCompared } from '#app/features/figures/components/brands-compared.tsx'
import { ENOUGH } from '#app/features/figures/figures.ts'
import { readFigures } from '#app/features/figures/queries.server.ts'
import { staticHtml } from '#app/http/static-html.server.tsx'

type Brand = { slug: string; name: string; tag: number }

export async function renderComparison(request: Request, brands: Brand[], unknown: string | null) {
  const today = plainDayAt(new Date())
  const compared = await Promise.all(
    brands.map(async ({ slug, name, tag }) => {
      const figures = await readFigures(tag, today)
      return { slug, name, figures: figures && figures.emails >= ENOUGH ? figures : null }
    }),
  )
  return staticHtml(request, <BrandsCompared brands={compared} unknown={unknown} />)
}
