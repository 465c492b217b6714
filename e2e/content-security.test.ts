import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { goInside, visit } from './support/browser';

const { origin, browser } = await startDemo();

/** Asks the browser to report what Trusted Types would forbid, without forbidding it. */
async function reportTrustedTypes(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy-report-only': "require-trusted-types-for 'script'" };
    return route.fulfill({ response, headers });
  });
}

// The select of the company's lists is left out: its library writes a style sheet as HTML.
it.each([
  ['/', '/jobs'],
  ['/jobs', '/jobs/101'],
  ['/jobs/101', '/jobs/view/101/apply'],
  ['/login', '/register'],
])('%s and %s break neither the policy of the page nor that of Trusted Types', async (path, next) => {
  const { page, context } = await visit(browser);
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`);
    });
  });
  await reportTrustedTypes(page);
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  await goInside(page, next);
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
  await context.close();
});
