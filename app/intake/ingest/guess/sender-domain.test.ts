import { expect, test } from 'vitest'
import { hostsInText, linkedDomains } from './sender-domain.ts'

test('reads hosts of plain-text addresses', () => {
  expect(hostsInText('See www.Acme.test/a or write to help@mail.acme.test. @ home')).toEqual([
    'acme.test',
    'mail.acme.test.',
  ])
})

test('counts the sites of companies, the most frequent first', () => {
  const shared = ['www.w3.org', 'www.facebook.com', 'gmail.com', 'us1.list-manage.com']
  const hosts = [...shared, 'other.test', 'www.acme.test', 'cdn.acme.test', 'a.test', 'b.test']
  expect(linkedDomains(hosts)).toEqual(['acme', 'other', 'a'])
})
