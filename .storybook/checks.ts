import { isDark, judgedBy, type StoryFacts } from '@stellwerk/testing/selection';
import { checkAxe, checkDark } from './axe';
import { isFirstOfFile } from './place';
import { checkTextSpacing } from './text-spacing';

/**
 * What is asked of every story at its end, besides what its own `play` asks. In `npm test` axe judges the first story of a file: a third
 * of the time of all stories goes there, and the rest of them belongs to `npm run test:full` (decision 0030).
 */
export async function check(story: StoryFacts & { title: string; name: string }): Promise<void> {
  await checkTextSpacing();
  const { shown, dark } = judgedBy(story);
  const full = import.meta.env.VITE_FULL === '1';
  if (shown !== 'none' && (full || (await isFirstOfFile()))) await checkAxe(shown);
  if (!full) return;
  if (!isDark(story)) {
    const { checkHtml, checkTargets, checkTree } = await import('./full-checks');
    await checkHtml(story.title);
    checkTree(story.title, story.name);
    checkTargets();
  }
  if (dark) await checkDark();
}
