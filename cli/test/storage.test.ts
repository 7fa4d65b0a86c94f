import { expect, test } from 'vitest';
import { listenAddress, operatorSettings, pushHosts } from '../serve/settings.ts';
import { storageOf } from '../storage.ts';

const DATABASE = 'postgres://me@host/name';

test.each([
  [{}, {}, '/home/.local/state/iacta/tables.sqlite', null, null],
  [{}, { IACTA_DATA: '/a' }, '/a', 'IACTA_DATA', null],
  [{}, { IACTA_DATA: '/a', IACTA_DATABASE: DATABASE }, DATABASE, 'IACTA_DATABASE', null],
  [{ data: '/b' }, { IACTA_DATABASE: DATABASE }, '/b', '--data', 'IACTA_DATABASE'],
  [{ database: DATABASE }, { IACTA_DATA: '/a' }, DATABASE, '--database', 'IACTA_DATA'],
  [{}, { IACTA_DATA: '', IACTA_DATABASE: '' }, '/home/.local/state/iacta/tables.sqlite', null, null],
])('with %j and %j the tables are in %s', (flags, env, data, source, unused) => {
  const storage = storageOf(flags, { XDG_STATE_HOME: '/home/.local/state', ...env });
  expect(storage).toEqual({ data, isDatabase: data === DATABASE, source, unused });
});

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::]:0', { host: '::', port: 0 }],
  ['metrics.internal:1', { host: 'metrics.internal', port: 1 }],
  ['65536', null],
  ['::1:9464', null],
  ['http://x:1', null],
  ['', null],
])('%s is listened on as %j', (text, address) => {
  expect(listenAddress(text)).toEqual(address);
});

test('push services are hosts, and the usual ones can be among them', () => {
  expect(pushHosts('Push.example.org, *.example.com')).toEqual(['push.example.org', '*.example.com']);
  expect(pushHosts('default,a.example')).toContain('fcm.googleapis.com');
  expect(pushHosts('default,a.example')).toContain('a.example');
  expect(pushHosts('*')).toEqual(['*']);
  for (const text of ['', ',', 'localhost', 'https://a.example', 'a.example:1', '*a.example', '**'])
    expect(pushHosts(text), text).toBeNull();
});

test('a flag comes before its variable', () => {
  const env = {
    IACTA_METRICS: '1',
    IACTA_SECURITY_CONTACT: 'mailto:a@b.example',
    IACTA_PUSH_HOSTS: 'a.example',
  };
  expect(operatorSettings({ metrics: '2' }, env)).toEqual({
    metrics: { host: '127.0.0.1', port: 2 },
    pushHosts: ['a.example'],
    securityContact: 'mailto:a@b.example',
  });
  expect(operatorSettings({}, {})).toEqual({});
});
