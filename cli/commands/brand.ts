import type { Command } from 'commander'
import { confirmBrand, renameBrand } from '#app/gallery/brands/commands.server.ts'
import { listDrafts } from '#app/gallery/brands/queries.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'

export function addBrandCommand(program: Command, io: CommandIO): void {
  const brand = program.command('brand').description('manage brands found by imports')
  brand
    .command('drafts')
    .description('list hidden brands and their emails')
    .action(async () => {
      const drafts = await listDrafts()
      if (drafts.length === 0) io.out('No brands are waiting for confirmation.')
      for (const { slug, name, emails } of drafts) {
        io.out(`${slug}  ${name}, ${emails} ${emails === 1 ? 'email' : 'emails'}`)
      }
    })
  brand
    .command('confirm')
    .description('publish a brand and its emails')
    .argument('<slug>')
    .option('--name <name>', 'the correct name')
    .action(async (slug: string, { name }: { name?: string }) => {
      if (name) await rename(slug, name)
      const confirmed = await confirmBrand(slug)
      if (!confirmed) refuse(slug)
      io.out(`${confirmed.name} is published.`)
    })
  brand
    .command('rename')
    .description('rename a brand; its URL stays the same')
    .argument('<slug>')
    .argument('<name>')
    .action(async (slug: string, name: string) => {
      await rename(slug, name)
      io.out(`${slug} is called ${name.trim()}.`)
    })

  async function rename(slug: string, name: string): Promise<void> {
    if (!(await renameBrand(slug, name))) refuse(slug)
  }

  function refuse(slug: string): never {
    io.err(`There is no brand ${slug}.`)
    throw new CommandFailure(1)
  }
}
