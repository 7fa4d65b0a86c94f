import { expect, test } from 'vitest';
import { clusterSettingsFrom } from '../cluster/environment.ts';
import { tableSettingsFrom } from '../registry/environment.ts';

test('settings come from the environment in seconds; what is not given keeps its default', () => {
  expect(tableSettingsFrom({})).toEqual({});
  expect(tableSettingsFrom({ IACTA_ABSENCE_SECONDS: '' })).toEqual({});
  expect(tableSettingsFrom({ IACTA_ABSENCE_SECONDS: '90' })).toEqual({ absenceGrace: 90_000 });
  expect(tableSettingsFrom({ IACTA_ABSENCE_SECONDS: '0' })).toEqual({ absenceGrace: 0 });
  expect(tableSettingsFrom({ IACTA_HOST_ABSENCE_SECONDS: '5' })).toEqual({ hostGrace: 5000 });
});

test('a value that is no number of seconds is an error, not a default', () => {
  for (const value of ['-1', '1.5', 'a minute', '9999999', '604801']) {
    expect(() => tableSettingsFrom({ IACTA_ABSENCE_SECONDS: value })).toThrow(
      'IACTA_ABSENCE_SECONDS must be',
    );
  }
});

test('how long tables are kept is given in days', () => {
  const day = 86_400_000;
  expect(tableSettingsFrom({ IACTA_KEEP_FINISHED_DAYS: '7', IACTA_KEEP_ABANDONED_DAYS: '0' })).toEqual({
    keepFinished: 7 * day,
    keepAbandoned: 0,
  });
  expect(() => tableSettingsFrom({ IACTA_KEEP_FINISHED_DAYS: 'for ever' })).toThrow(
    'IACTA_KEEP_FINISHED_DAYS must be a number of days from 0 to 36500',
  );
});

test('lease and heartbeat are given in milliseconds, and a lease lasts for three heartbeats', () => {
  expect(clusterSettingsFrom({})).toEqual({});
  expect(clusterSettingsFrom({ IACTA_LEASE_MS: '4000', IACTA_BEAT_MS: '' })).toEqual({ lease: 4000 });
  expect(clusterSettingsFrom({ IACTA_LEASE_MS: '900', IACTA_BEAT_MS: '300' })).toEqual({
    lease: 900,
    beat: 300,
  });
  expect(() => clusterSettingsFrom({ IACTA_LEASE_MS: '899', IACTA_BEAT_MS: '300' })).toThrow('3 times');
  for (const value of ['0', '99', '1e3', '-5', 'soon'])
    expect(() => clusterSettingsFrom({ IACTA_LEASE_MS: value })).toThrow('IACTA_LEASE_MS must be');
});
