import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiReports, REPORTS } from './api-report.mjs';

// A change of what the packages export is a decision: it shows up here, and in the diff of docs/api.
test('docs/api says what every public package exports', { timeout: 120_000 }, () => {
  const reports = apiReports();
  expect(reports.map(({ name }) => name)).toContain('@iacta/core');
  for (const { name, file, text } of reports) {
    const kept = join(REPORTS, file);
    expect(existsSync(kept), `${name} has no report: npm run api:report`).toBe(true);
    expect(text, `${name} exports something else: look at it, then npm run api:report`).toBe(
      readFileSync(kept, 'utf8'),
    );
  }
});
