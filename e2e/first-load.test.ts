import { expect, it } from 'vitest';
import { startDemo } from './support/demo';

const { origin } = await startDemo();

/** The scripts that the page at a path asks for at once, without their versions. */
async function scriptsOf(path: string): Promise<ReadonlySet<string>> {
  const html = await (await fetch(origin + path)).text();
  return new Set([...html.matchAll(/\/assets\/([\w-]+)-[\w-]{8}\.js/g)].map(([, name = '']) => name));
}

it("no page of a visitor loads the scripts that members' pages share (decision 0004)", async () => {
  const [job = ''] = /\/jobs\/\d+/.exec(await (await fetch(`${origin}/jobs`)).text()) ?? [];
  for (const path of ['/', '/jobs', job, `${job.replace('/jobs/', '/jobs/view/')}/apply`, '/impressum']) {
    const scripts = await scriptsOf(path);
    expect(scripts, path).toContain('page');
    expect(scripts, path).not.toContain('shared');
  }
  expect(await scriptsOf('/login')).toContain('shared');
});
