import { expect, test } from 'vitest';
import { networksOf, providerOf } from '../limits/network.ts';

const networkOf = (address: string) => networksOf(address)[0].name;

test.each([
  ['192.168.1.20', '192.168.1.20'],
  ['::ffff:192.168.1.20', '192.168.1.20'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('neighbours in one household are one, others are not', () => {
  expect(networkOf('2001:db8:1:2::a')).toBe(networkOf('2001:db8:1:2:ffff::b'));
  expect(networkOf('2001:db8:1:3::a')).not.toBe(networkOf('2001:db8:1:2::a'));
});

test('the networks of one site share a separate limit', () => {
  const site = (address: string) => networksOf(address)[1];
  expect(site('2001:db8:1:2::a')).toEqual({ name: '2001:db8:1::/48', share: 4 });
  expect(site('2001:db8:1:ffff::')).toEqual(site('2001:db8:1:2::a'));
  expect(site('2001:db8:2:2::a')).not.toEqual(site('2001:db8:1:2::a'));
  expect(networksOf('192.168.1.20')).toHaveLength(1);
});

test.each([
  ['2001:db8:1:2::a', '2001:db8::/32'],
  ['10.20.30.40', '10.20'],
  ['::ffff:10.20.30.40', '10.20'],
])('%s is of provider %s', (address, provider) => {
  expect(providerOf(address)).toBe(provider);
});
