import { expect, it } from 'vitest'
import { clientBlock, clientNetwork } from './client-network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s is in the network %s', (address, line) => {
  expect(clientNetwork(address)).toBe(line)
})

it.each([
  ['203.0.113.7', '203.0.113.0'],
  ['203.0.114.7', '203.0.114.0'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::'],
  ['2001:db8:1:300::6', '2001:db8:1:300::'],
  ['', ''],
])('%s is in the block %s', (address, block) => {
  expect(clientBlock(address)).toBe(block)
})
