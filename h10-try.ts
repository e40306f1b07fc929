import { openDatabase } from '#app/db/client.server.ts'
const dir = process.argv[2]!
const d = await openDatabase({ DATA_DIR: dir, DATABASE_URL: process.env['DATABASE_URL'] })
const one = async (t: string) => (await d.executeSql(t)).rows[0]!['id'] as string
const common = await one(`select category_id id from email_categories ec join categories c on c.id=category_id and type='email_type' group by 1 order by count(*) desc limit 1`)
const rare = await one(`select category_id id from email_categories ec join categories c on c.id=category_id and type='email_type' group by 1 order by count(*) limit 1`)
const occ = await one(`select category_id id from email_categories ec join categories c on c.id=category_id and type='occasion' group by 1 order by count(*) desc limit 1`)
const vert = await one(`select category_id id from brand_categories group by 1 order by count(*) desc limit 1`)
const vrare = await one(`select category_id id from email_categories ec join categories c on c.id=category_id and type='vertical' where category_id not in (select category_id from brand_categories) group by 1 order by count(*) limit 1`).catch(() => '00000000-0000-0000-0000-000000000000')
const brand = await one(`select id from brands where slug='synthetic-7'`)
const deep = await one(`select id from emails order by created_at asc offset 100 limit 1`)
const cat = (id: string) => `emails.id in (select email_id from email_categories where category_id = '${id}')`
const V: Record<string, (id: string) => string> = {
  or: (id) => `(emails.brand_id in (select brand_id from brand_categories where category_id = '${id}') or emails.id in (select email_id from email_categories where category_id = '${id}'))`,
  union: (id) => `emails.id in (select email_id from email_categories where category_id = '${id}' union all select e.id from emails e join brand_categories bc on bc.brand_id=e.brand_id where bc.category_id = '${id}')`,
  arr: (id) => `(emails.brand_id = any(array(select brand_id from brand_categories where category_id = '${id}')) or emails.id = any(array(select email_id from email_categories where category_id = '${id}')))`,
}
const year = (y: number) => `emails.sent_at >= '${y}-01-01Z' and emails.sent_at < '${y + 1}-01-01Z'`
const after = `(emails.created_at, emails.id) < (select s.created_at, s.id from emails s where s.id = '${deep}')`
const q = (w: string) => `select emails.id, emails.slug, emails.subject_line, emails.preview, brands.name, (select json_agg(c.name) from email_categories ec join categories c on c.id=ec.category_id where ec.email_id=emails.id) from emails join brands on brands.id=emails.brand_id where emails.status='published' and brands.status='active' ${w ? 'and ' + w : ''} order by emails.created_at desc, emails.id desc limit 61`
const cases: Record<string, string> = { none: '', deep: after, common: cat(common), commonDeep: cat(common) + ' and ' + after, rare: cat(rare), y2026: year(2026), y2019: year(2019), brand: `emails.brand_id='${brand}'`, typeOcc: cat(common) + ' and ' + cat(occ), typeYear: cat(common) + ' and ' + year(2019), rareYear: cat(rare) + ' and ' + year(2019) }
for (const [n, v] of Object.entries(V)) Object.assign(cases, { [`v ${n}`]: v(vert), [`vDeep ${n}`]: v(vert) + ' and ' + after, [`vrare ${n}`]: v(vrare), [`vType ${n}`]: v(vert) + ' and ' + cat(common), [`vRareType ${n}`]: v(vert) + ' and ' + cat(rare), [`vYear ${n}`]: v(vert) + ' and ' + year(2019), [`all ${n}`]: [v(vert), cat(common), cat(occ), year(2024)].join(' and ') })
const only = process.argv[3]
for (const [name, w] of Object.entries(cases)) {
  if (only && name !== only) continue
  if (only) console.log((await d.executeSql('explain (analyze, buffers) ' + q(w))).rows.map((r) => Object.values(r)[0]).join('\n'))
  const times: number[] = []; let rows = 0
  for (let i = 0; i < 5; i++) { const t = performance.now(); rows = (await d.executeSql(q(w))).rows.length; times.push(performance.now() - t) }
  console.log(name.padEnd(18), String(rows).padStart(3), times.sort((a, b) => a - b)[2]!.toFixed(1))
}
await d.close()
