import { expect, test } from 'vitest'
import { signInProviders } from '#app/platform/lib/sign-in-providers.ts'
import { providerFields, readProviders } from './sign-in-providers.ts'

const typed = {
  name: 'Okta',
  issuer: 'https://login.example.com',
  clientId: 'gallery',
  clientSecret: 'hidden',
  domains: 'Example.com, example.org',
  roleClaim: 'groups',
  admin: 'Gallery owners, it',
  signOut: 'on',
}

function formOf(id: string, fields: Record<string, string>): FormData {
  const form = new FormData()
  form.append('provider', id)
  for (const [name, value] of Object.entries(fields)) form.append(`${id}.${name}`, value)
  return form
}

function read(form: FormData, before: Parameters<typeof readProviders>[1] = []) {
  const answer = readProviders(form, before)
  if ('errors' in answer) return answer.errors
  return answer.json === null ? null : signInProviders.parse(answer.json)
}

const [okta] = read(formOf('1', typed)) as ReturnType<typeof signInProviders.parse>

test('reads a provider, with lists of domains and claim values', () => {
  expect(okta).toEqual({
    id: '1',
    name: 'Okta',
    issuer: 'https://login.example.com/',
    clientId: 'gallery',
    clientSecret: 'hidden',
    domains: ['example.com', 'example.org'],
    roleClaim: 'groups',
    roles: { admin: ['Gallery owners', 'it'], editor: [], reviewer: [] },
    signOut: true,
  })
})

test('shows no secret, and an empty form with the next redirect URI', () => {
  const fields = providerFields([okta!], (id) => `/callback/${id}`)
  expect(fields).toMatchObject([
    { name: 'Okta', isStored: true, redirectUri: '/callback/1' },
    { name: '', isStored: false, redirectUri: '/callback/2' },
  ])
  expect(JSON.stringify(fields)).not.toContain('hidden')
})

test('an empty secret keeps the stored one, but only of the same issuer', () => {
  const form = formOf('1', { ...typed, clientSecret: '' })
  expect(read(form, [okta!])).toEqual([okta])
  form.set('1.issuer', 'https://evil.example.com')
  expect(read(form, [okta!])).toEqual({ '1.clientSecret': 'Enter the client secret' })
})

test('skips an empty form and removes a provider', () => {
  expect(read(formOf('1', {}))).toBeNull()
  expect(read(formOf('1', { ...typed, remove: 'on' }), [okta!])).toBeNull()
})

test('names what is wrong, at its field', () => {
  expect(read(formOf('2', { name: 'Okta', issuer: 'login', domains: 'not a domain' }))).toEqual({
    '2.issuer': 'Enter a URL such as https://login.example.com',
    '2.clientId': 'Enter the client ID',
    '2.clientSecret': 'Enter the client secret',
    '2.domains': 'Enter domains such as example.com, separated by spaces',
  })
  expect(Object.keys(read(formOf('google', typed)) as object)).toEqual(['google.id'])
})
