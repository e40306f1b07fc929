import { defineConfig } from 'vitepress'

/** A group of the sidebar: the pages with their titles. */
const group = (text, pages) => ({
  text,
  items: Object.entries(pages).map(([page, title]) => ({ text: title, link: `/${page}` })),
})

export default defineConfig({
  title: 'Mailshelf',
  description: 'A self-hosted web gallery of marketing emails',
  lang: 'en',
  srcDir: 'pages',
  cleanUrls: true,
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      group('Start', { '': 'Overview', install: 'Install', 'first-hour': 'The first hour' }),
      group('Guides', { 'owners-guide': 'Owner’s guide', 'designers-guide': 'Designer’s guide' }),
      group('Run', {
        settings: 'Settings',
        operations: 'Operations',
        scale: 'Growing',
        upgrade: 'Upgrade and support',
        security: 'Security',
        'threat-model': 'Threat model',
        changelog: 'Changes',
      }),
      group('Contribute', {
        contributing: 'Contributing',
        architecture: 'Architecture',
        testing: 'Tests and benchmarks',
        'decisions/': 'Decisions',
      }),
      group('Reference', {
        glossary: 'Glossary',
        accessibility: 'Accessibility',
        'screenshots/': 'Every screen',
      }),
    ],
  },
})
