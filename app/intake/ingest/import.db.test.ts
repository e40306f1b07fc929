import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import {
  brandCategories,
  brands,
  categories,
  categoryAliases,
  emailCategories,
  emailFiles,
  emails,
} from '#app/platform/db/schema.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { listJobs, sendJob, startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import type { CommandIO } from '#cli/command-io.ts'
import { runCommand } from '#cli/program.ts'
import { useTestDatabase } from '#test/database.ts'

const FIXTURES = path.join(import.meta.dirname, 'fixtures')

useTestDatabase()

let home: string

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'import-'))
  // Tests of rows and files, without a browser.
  useEnv({ CHROMIUM_PATH: '/nowhere/chromium' })
  useStorage(await openStorage(parseEnv({ DATA_DIR: path.join(home, 'data') })))
  const [newsletter] = await db()
    .insert(categories)
    .values([
      { name: 'Newsletter', slug: 'newsletter', type: 'email_type' },
      { name: 'Black Friday', slug: 'black-friday', type: 'seasonal', half: 'holiday' },
    ])
    .returning()
  await db().insert(categoryAliases).values({ alias: 'letters', categoryId: newsletter!.id })
})

async function mailshelf(...argv: string[]) {
  const out: string[] = []
  const err: string[] = []
  const steps: number[] = []
  const named: (string | undefined)[] = []
  const io = {
    cwd: home,
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    progress({ done, total, step }: Parameters<CommandIO['progress']>[0]) {
      steps.push(done / total)
      named.push(step)
    },
  }
  return { code: await runCommand(argv, io), out: out.join('\n'), err: err.join('\n'), steps, named }
}

async function slugsIn(table: typeof emailCategories | typeof brandCategories): Promise<string[]> {
  const rows = await db()
    .select({ slug: categories.slug })
    .from(table)
    .innerJoin(categories, eq(categories.id, table.categoryId))
  return rows.map(({ slug }) => slug)
}

function eml(name: string, headers: Record<string, string>, body = '<p>Something worth reading.</p>') {
  const head = {
    From: 'Acme <news@acme.test>',
    Subject: 'Hello there',
    'Content-Type': 'text/html',
    ...headers,
  }
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}`)
  writeFileSync(path.join(home, name), [...lines, '', body].join('\r\n'))
}

describe('a folder of realistic messages', () => {
  test('is imported with its files, once', async () => {
    const first = await mailshelf('import', FIXTURES, '--publish', 'all')
    expect(first).toMatchObject({ code: 0 })
    expect(first.out).toContain('added     13')
    expect(first.err).toContain('13 without a screenshot yet')
    expect(first.err).toContain('CHROMIUM_PATH')
    expect(first.steps.at(0)).toBe(0)
    expect(first.steps.at(-1)).toBe(1)

    const rows = await db().select().from(emails).innerJoin(brands, eq(brands.id, emails.brandId))
    expect(rows).toHaveLength(13)
    for (const { emails: email, brands: brand } of rows) {
      // “Tea, honey and warm socks”: its first word stands where names do.
      const isDoubtful = email.subjectLine.startsWith('Чай, ')
      expect(email).toMatchObject({
        status: isDoubtful ? 'draft' : 'published',
        sample: false,
        preview: null,
      })
      expect(brand.status).toBe(isDoubtful ? 'draft' : 'active')
      for (const key of [email.originalKey!, email.htmlKey!]) {
        expect(key).toMatch(/^private\//)
        expect(await storage().exists(key)).toBe(true)
      }
      const html = await storage().get(email.htmlKey!)
      for (const [, key] of html.matchAll(/"\/(media\/[^"]+)"/g))
        expect(await storage().exists(key!)).toBe(true)
    }
    const files = await db().select().from(emailFiles)
    for (const { key, bytes } of files) expect((await storage().getMetaData(key)).contentLength).toBe(bytes)

    const second = await mailshelf('import', FIXTURES)
    expect(second).toMatchObject({ code: 0 })
    expect(second.out).toMatch(/added +0\nskipped +13 \(already there\)\nrefused +0/)
    expect(await db().$count(emails)).toBe(13)
  })

  test('has the right subjects, senders, dates and brands', async () => {
    await mailshelf(
      'import',
      path.join(
        FIXTURES,
        readdirSync(FIXTURES).find((name) => name.startsWith('01'))!,
      ),
    )
    const [row] = await db().select().from(emails).innerJoin(brands, eq(brands.id, emails.brandId))
    expect(row!.emails).toMatchObject({
      slug: 'the-cafe-opens-at-8-bring-10',
      subjectLine: 'The café opens at 8 – bring €10',
      preheader: 'Buns from seven, doors from eight',
      senderName: 'Birch & Bloom, Inc.',
      sentAt: new Date('2025-10-14T06:15:00Z'),
      messageId: '0101.birch@birchbloom.test',
    })
    expect(row!.brands).toMatchObject({ slug: 'birch-and-bloom', name: 'Birch & Bloom' })
    const html = await storage().get(row!.emails.htmlKey!)
    expect(html).not.toMatch(/robin|8f2a/)
    expect(await storage().get(row!.emails.originalKey!)).toContain('robin.reader')
  })

  test('leaves an unreadable date unknown', async () => {
    await mailshelf('import', path.join(FIXTURES, '07-broken-date.eml'))
    expect((await db().select().from(emails))[0]!.sentAt).toBeNull()
  })
})

describe('placement of an email', () => {
  test('flags name the brand and the categories, aliases included', async () => {
    eml('a.eml', {})
    expect(
      await mailshelf(
        'import',
        'a.eml',
        '--brand',
        'big-co',
        '--brand-name',
        'Big Co',
        '--category',
        'letters',
        'black-friday',
      ),
    ).toMatchObject({ code: 0 })
    expect(await db().select().from(brands)).toMatchObject([
      { slug: 'big-co', name: 'Big Co', status: 'active' },
    ])
    const linked = await db()
      .select({ slug: categories.slug })
      .from(emailCategories)
      .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
      .orderBy(emailCategories.position)
    expect(linked.map(({ slug }) => slug)).toEqual(['newsletter', 'black-friday'])
  })

  test('a sidecar applies to one email', async () => {
    eml('a.eml', {})
    writeFileSync(
      path.join(home, 'a.json'),
      JSON.stringify({
        brand: { slug: 'side', name: 'Side & Co', color: '#112233' },
        categories: ['newsletter'],
        slug: 'my-own-slug',
        addedAt: '2025-01-02T03:04:05Z',
        sample: true,
      }),
    )
    await mailshelf('import', '.')
    expect(await db().select().from(emails)).toMatchObject([
      { slug: 'my-own-slug', sample: true, createdAt: new Date('2025-01-02T03:04:05Z') },
    ])
    expect(await db().select().from(brands)).toMatchObject([{ name: 'Side & Co', color: '#112233' }])
  })

  test('an existing brand stays as its owner keeps it', async () => {
    await db().insert(brands).values({ slug: ' Acme ', name: 'ACME!', status: 'archived' })
    eml('a.eml', {})
    await mailshelf('import', 'a.eml')
    expect(await db().select().from(brands)).toMatchObject([{ name: 'ACME!', status: 'archived' }])
  })

  test('with --publish none everything waits, and a new brand for its confirmation', async () => {
    await db().insert(brands).values({ slug: 'acme', name: 'Acme', status: 'active' })
    eml('a.eml', {})
    eml('b.eml', { From: 'Newcomer <hi@newcomer.test>' })
    const { code, out } = await mailshelf('import', '.', '--publish', 'none')
    expect((await db().select().from(emails)).map(({ status }) => status)).toEqual(['draft', 'draft'])
    expect(code).toBe(0)
    expect(out).toContain(
      'new brand Newcomer (guessed from the sender’s name, its domain; hidden until confirmed)\n' +
        'To publish one: npm run mailshelf -- brand confirm newcomer\n',
    )
    const status = db().select().from(brands).orderBy(brands.slug)
    expect(await status).toMatchObject([
      { slug: 'acme', status: 'active' },
      { slug: 'newcomer', status: 'draft' },
    ])
    expect((await mailshelf('brand', 'drafts')).out).toBe('newcomer  Newcomer, 1 email')
    expect(await mailshelf('brand', 'confirm', 'newcomer', '--name', 'New Comer')).toMatchObject({
      code: 0,
      out: 'New Comer is published.',
    })
    expect((await status)[1]).toMatchObject({ name: 'New Comer', status: 'active' })
    expect((await mailshelf('brand', 'drafts')).out).toBe('No brands are waiting for confirmation.')
    expect(await mailshelf('brand', 'confirm', 'nobody')).toMatchObject({
      code: 1,
      err: 'There is no brand nobody.',
    })
  })

  test('an email that may name its recipient waits as a draft', async () => {
    eml('a.eml', { Subject: 'Rodrigo, happy holidays' })
    eml('b.eml', { Subject: 'Happy holidays' })
    eml('c.eml', { Subject: 'Fwd: Spring', From: 'Ida Holm <ida@home.test>' })
    const { code, out } = await mailshelf('import', '.', '--report', 'report.txt')
    expect(code).toBe(0)
    expect(out).toContain('added     3\nto review 2 of them: http://localhost:3000/admin/queue\n')
    expect(readFileSync(path.join(home, 'report.txt'), 'utf8')).toContain(
      'name of the recipient may be Rodrigo (50%)',
    )
    const rows = await db().select().from(emails).orderBy(emails.subjectLine)
    expect(rows.map(({ status, guesses }) => [status, guesses?.recipient?.value])).toEqual([
      ['draft', 'Forwarded message'],
      ['published', undefined],
      ['draft', 'Rodrigo'],
    ])
  })

  test('reports guessed brand names, which can be corrected', async () => {
    eml('a.eml', { From: 'Acme Store <news@relay.test>' })
    eml('b.eml', { From: 'Acme Store <news@relay.test>', Subject: 'Once more' })
    expect((await mailshelf('import', '.', '--publish', 'all')).out).toMatch(
      /new brand Acme Store \(guessed from the sender’s name\)\nTo rename one: npm run mailshelf -- brand rename acme-store "Another name"$/,
    )
    await mailshelf('brand', 'rename', 'acme-store', 'Acme')
    expect(await db().select().from(brands)).toMatchObject([
      { slug: 'acme-store', name: 'Acme', status: 'active' },
    ])
    eml('c.eml', { From: 'Acme Store <news@relay.test>', Subject: 'And again' })
    expect((await mailshelf('import', 'c.eml')).out).not.toContain('new brand')
    eml('d.eml', { Subject: 'By name' })
    expect((await mailshelf('import', 'd.eml', '--brand', 'stated')).out).toMatch(/new brand Acme$/)
  })

  test('the server continues a killed import where it stopped', async () => {
    for (const letter of ['a', 'b', 'c']) eml(`${letter}.eml`, { Subject: `Letter ${letter}` })
    writeFileSync(path.join(home, 'd.eml'), '')
    await startJobs()
    try {
      await sendJob('import', { paths: [home], flags: { render: false }, from: 1 })
      await expect.poll(async () => (await listJobs())[0]).toMatchObject({ name: 'import', done: 1 })
    } finally {
      await stopJobs()
    }
    const subjects = (await db().select().from(emails)).map(({ subjectLine }) => subjectLine)
    expect(subjects.toSorted()).toEqual(['Letter b', 'Letter c'])
  })

  test('says which file is read', async () => {
    useEnv({ WORKER_CONCURRENCY: 1 })
    eml('a.eml', {})
    eml('b.eml', { Subject: 'Another' })
    const { named } = await mailshelf('import', 'a.eml', 'b.eml')
    expect(named).toEqual([undefined, 'reading: a.eml', undefined, 'reading: b.eml', undefined])
  })

  test('two emails with one subject have different URLs', async () => {
    eml('a.eml', { 'Message-ID': '<one@acme.test>' })
    eml('b.eml', { 'Message-ID': '<two@acme.test>' })
    await mailshelf('import', '.')
    const slugs = (await db().select().from(emails)).map(({ slug }) => slug).toSorted()
    expect(slugs[0]).toBe('hello-there')
    expect(slugs[1]).toMatch(/^hello-there-[0-9a-f]{6}$/)
  })

  test('a message received twice by different routes is one email', async () => {
    eml('a.eml', { 'Message-ID': '<one@acme.test>', Received: 'by mx1' })
    eml('b.eml', { 'Message-ID': '<one@acme.test>', Received: 'by mx2' })
    expect((await mailshelf('import', '.')).out).toMatch(/added +1\nskipped +1 /)
  })

  test.each(['eml', 'html'])('a %s file with other line endings is the same email', async (kind) => {
    const lines = ['Subject: Lines', 'From: Acme <a@acme.test>', '', 'Some words', 'and more', '']
    const page = ['<title>Lines</title>', '<p>Some words', 'and more</p>', '']
    const text = kind === 'eml' ? lines : page
    writeFileSync(path.join(home, `unix.${kind}`), text.join('\n'))
    writeFileSync(path.join(home, `windows.${kind}`), text.join('\r\n'))
    writeFileSync(path.join(home, `unended.${kind}`), text.slice(0, -1).join('\n'))
    expect((await mailshelf('import', '.', '--brand', 'acme')).out).toMatch(/added +1\nskipped +2 /)
  })

  test('an untitled page is named by its headline, marked as a guess', async () => {
    const page = '<title>Untitled Document</title><h1>Ten chairs</h1><p>For the long evenings of winter.</p>'
    writeFileSync(path.join(home, 'page.html'), page)
    await mailshelf('import', '.', '--brand', 'acme')
    const [email] = await db().select().from(emails)
    expect(email).toMatchObject({
      slug: 'ten-chairs',
      subjectLine: 'Ten chairs',
      guesses: { subject: { value: 'Ten chairs', reason: 'its headline' } },
    })
    expect(await storage().get(email!.htmlKey!)).toContain('<title>Ten chairs</title>')
  })

  test('the same message with changed text is an update, and keeps its URL and categories', async () => {
    eml('a.eml', { 'Message-ID': '<one@acme.test>' })
    await mailshelf('import', 'a.eml', '--category', 'newsletter')
    eml(
      'a.eml',
      { 'Message-ID': '<one@acme.test>', Subject: 'Corrected' },
      '<p>Better words than before.</p>',
    )
    expect((await mailshelf('import', 'a.eml', '--brand', 'acme')).out).toMatch(
      /added +0\nupdated +1\nskipped +0/,
    )
    const [email] = await db().select().from(emails)
    expect(email).toMatchObject({
      slug: 'hello-there',
      subjectLine: 'Corrected',
      contentChangedAt: expect.any(Date),
    })
    expect(await db().$count(emails)).toBe(1)
    expect(await db().$count(emailCategories)).toBe(1)
    expect(await storage().get(email!.htmlKey!)).toContain('Better words')
    expect((await mailshelf('import', 'a.eml')).out).toMatch(/skipped +1 /)
  })

  test('a copied Message-ID does not replace an email: the message becomes its own', async () => {
    eml('a.eml', { 'Message-ID': '<one@acme.test>' })
    await mailshelf('import', 'a.eml', '--brand', 'acme')
    eml('b.eml', { 'Message-ID': '<one@acme.test>', Subject: 'Forged' }, '<p>Words of a stranger.</p>')
    expect((await mailshelf('import', 'b.eml')).out).toMatch(/added +1/)
    expect((await mailshelf('import', 'b.eml', '--brand', 'other')).out).toMatch(/skipped +1 /)
    eml('c.eml', { 'Message-ID': '<one@acme.test>', Subject: 'Other' }, '<p>Words of another brand.</p>')
    expect((await mailshelf('import', 'c.eml', '--brand', 'other')).out).toMatch(/added +1/)
    const subjects = (await db().select().from(emails)).map(({ subjectLine }) => subjectLine)
    expect(subjects.toSorted()).toEqual(['Forged', 'Hello there', 'Other'])
  })

  test('a confident guess sets the email type, and a known brand is found by another name', async () => {
    await db().insert(brands).values({ slug: 'acme', name: 'Acme', status: 'active' })
    eml('a.eml', { From: 'Jo from Acme <jo@acme.test>', Subject: 'Newsletter no. 4' })
    eml('b.eml', { From: 'Acme <jo@acme.test>', Subject: 'Words' })
    await mailshelf('import', '.')
    expect(await db().$count(brands)).toBe(1)
    expect(await db().$count(emailCategories)).toBe(1)
    const [email] = await db().select().from(emails).where(eq(emails.slug, 'newsletter-no-4'))
    expect(email!.guesses).toMatchObject({ brand: { value: 'Acme' }, emailType: { value: 'newsletter' } })
  })

  test('a confident guess sets the occasion, and the industry of a new brand', async () => {
    await db()
      .insert(categories)
      .values({ name: 'Food & Drink', slug: 'food-drink', type: 'vertical', half: 'industry' })
    const body = '<p>Coffee, espresso, a new roast, a recipe, tea, wine and chocolate from our bakery.</p>'
    eml('a.eml', { From: 'Rostwerk <hi@rostwerk.test>', Subject: 'Black Friday is here' }, body)
    await mailshelf('import', '.')
    expect(await slugsIn(emailCategories)).toContain('black-friday')
    expect(await slugsIn(brandCategories)).toEqual(['food-drink'])
  })

  test.each([
    [
      'the encoded subject of a German message',
      'christmas',
      () => {
        const subject = '=?utf-8?q?Fr=C3=B6hliche_Weihnachten_f=C3=BCr_G=C3=A4rtner?='
        const body = '<p>Die neuen Gartenscheren sind da und wir freuen uns auf dich.</p>'
        eml('a.eml', { From: 'Gartenhaus <post@gartenhaus.test>', Subject: subject }, body)
      },
    ],
    [
      'the title of a page',
      'mothers-day',
      () =>
        writeFileSync(
          path.join(home, 'a.html'),
          '<title>Twelve bouquets for Mother&rsquo;s Day</title><p>Peonies, ranunculus and a card.</p>',
        ),
    ],
    [
      'none that only the words of a message mention',
      null,
      () =>
        eml(
          'a.eml',
          { Subject: 'Notes from the workshop', 'Content-Type': 'text/plain; charset=utf-8' },
          'Halloween was busy. After Halloween we rest, and then we build chairs.',
        ),
    ],
  ])('files an email under the occasion of %s', async (_, occasion, write) => {
    await db()
      .insert(categories)
      .values(
        ['christmas', 'mothers-day', 'halloween'].map((slug) => ({
          name: slug,
          slug,
          type: 'seasonal' as const,
          half: 'holiday' as const,
        })),
      )
    write()
    await mailshelf('import', '.', '--brand', 'acme')
    expect(await db().$count(emails)).toBe(1)
    expect(await slugsIn(emailCategories)).toEqual(occasion ? [occasion] : [])
  })

  test('never publishes an address in a sender’s name', async () => {
    eml('a.eml', { From: '"support-jane@acme.test" <support-jane@acme.test>', To: 'jane@home.test' })
    await mailshelf('import', '.')
    expect(await db().select().from(brands)).toMatchObject([{ slug: 'acme', name: 'Acme' }])
  })

  test('concurrent imports of one message create one email', async () => {
    eml('a.eml', { 'Message-ID': '<one@acme.test>' })
    const results = await Promise.all([1, 2, 3, 4].map(() => mailshelf('import', 'a.eml')))
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(await db().$count(emails)).toBe(1)
    expect(await db().$count(brands)).toBe(1)
  })
})

describe('rejected messages have a reason', () => {
  test.each([
    [
      'an unknown category',
      () => eml('a.eml', {}),
      ['--category', 'newsletter,nonsense'],
      /a\.eml: it asks for a category that does not exist: nonsense/,
    ],
    ['an empty file', () => writeFileSync(path.join(home, 'a.eml'), ''), [], /a\.eml: it is empty/],
    ['a message without words', () => eml('a.eml', {}, ''), [], /a\.eml: it has neither HTML nor text/],
    [
      'a page without a brand',
      () => writeFileSync(path.join(home, 'a.html'), '<p>x</p>'),
      [],
      /a\.html: it has no sender/,
    ],
    [
      'a broken sidecar',
      () => (eml('a.eml', {}), writeFileSync(path.join(home, 'a.json'), '{')),
      [],
      /a\.json beside it is not valid JSON/,
    ],
    [
      'a wrong sidecar',
      () => (eml('a.eml', {}), writeFileSync(path.join(home, 'a.json'), '{"brnad":"x"}')),
      [],
      /a\.json beside it: .*brnad/,
    ],
    ['an HTML bomb', () => eml('a.eml', {}, '<table><tr><td>'.repeat(9000)), [], /nested too deeply/],
  ])('%s', async (_, prepare, flags, reason) => {
    prepare()
    const { code, err, out } = await mailshelf('import', '.', ...flags)
    expect(err).toMatch(reason)
    expect(out).toContain('refused   1')
    expect(code).toBe(2)
    expect(await db().$count(emails)).toBe(0)
    expect(await db().$count(brands)).toBe(0)
  })

  test('a report names every refusal and every doubtful guess, the summary the first twenty', async () => {
    for (let index = 0; index < 23; index++) writeFileSync(path.join(home, `bad-${index}.eml`), '')
    const plain = await mailshelf('import', '.', '--no-render')
    expect(plain.err).toContain('… and 3 more (--report FILE lists all of them)')
    eml('good.eml', { From: 'Lumen Lamps <news@relay.test>', Subject: 'A few words' })
    const { code, err, out } = await mailshelf('import', '.', '--no-render', '--report', 'report.txt')
    expect(code).toBe(2)
    expect(err.match(/it is empty/g)).toHaveLength(20)
    expect(err).toContain('… and 3 more in report.txt')
    expect(out).toContain('report    report.txt')
    const lines = readFileSync(path.join(home, 'report.txt'), 'utf8').trim().split('\n')
    expect(lines.filter((line) => /^refused\tbad-\d+\.eml\tit is empty$/.test(line))).toHaveLength(23)
  })

  test('a report names guesses that nobody should trust unseen', async () => {
    writeFileSync(path.join(home, 'spring-sale.html'), '<p>x</p>')
    await mailshelf('import', '.', '--no-render', '--brand', 'acme', '--report', 'report.txt')
    expect(readFileSync(path.join(home, 'report.txt'), 'utf8')).toMatch(
      /^uncertain\tspring-sale\.html\ttitle may be .+ \(\d\d%\): .+$/m,
    )
  })

  test('a report that cannot be written says so', async () => {
    eml('a.eml', {})
    const { code, err } = await mailshelf('import', '.', '--no-render', '--report', 'nowhere/report.txt')
    expect(code).toBe(1)
    expect(err).toContain('There is no ')
    expect(await db().$count(emails)).toBe(0)
  })

  test('imports good messages among rejected ones', async () => {
    eml('good.eml', {})
    writeFileSync(path.join(home, 'bad.eml'), '')
    expect(await mailshelf('import', 'good.eml', 'bad.eml', 'none.eml')).toMatchObject({ code: 2 })
    expect(await db().$count(emails)).toBe(1)
  })

  test.each([
    [['import', 'nowhere']],
    [['import', '.']],
    [['import']],
    [['import', '.', '--brand', 'Not A Slug']],
  ])('%j is an error', async (argv) => {
    if (argv.includes('--brand')) eml('a.eml', {})
    expect(await mailshelf(...argv)).toMatchObject({ code: 1 })
  })
})

test('stores files before rows: a failed import leaves nothing visible, and can be repeated', async () => {
  eml('a.eml', {})
  const broken = vi.spyOn(storage(), 'put').mockRejectedValue(new Error('disk full'))
  expect(await mailshelf('import', 'a.eml')).toMatchObject({
    code: 1,
    err: expect.stringContaining('disk full'),
  })
  expect(await db().$count(emails)).toBe(0)
  expect(await db().$count(brands)).toBe(0)
  broken.mockRestore()
  expect(await mailshelf('import', 'a.eml')).toMatchObject({ code: 0 })
})

test('imports the images next to a page', async () => {
  mkdirSync(path.join(home, 'pictures'))
  copyFileSync(path.join(FIXTURES, 'page/pictures/hero.png'), path.join(home, 'pictures/hero.png'))
  writeFileSync(
    path.join(home, 'a.html'),
    '<title>A page</title><img src="pictures/hero.png"><img src="/etc/passwd" width="9" height="9">',
  )
  expect(await mailshelf('import', 'a.html', '--brand', 'x')).toMatchObject({ code: 0 })
  const [email] = await db().select().from(emails)
  expect(email).toMatchObject({ subjectLine: 'A page', scrubNotes: [{ what: 'missing image', count: 1 }] })
  expect(email!.facts.imageBytes).toBe(809)
})
