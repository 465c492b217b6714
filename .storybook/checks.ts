import { isDark, judgedBy, type StoryFacts } from '@stellwerk/testing/selection';
import { checkAxe, checkDark } from './axe';
import { isFirstOfFile } from './place';
import { checkTextSpacing } from './text-spacing';

/**
 * Checks at the end of every story, besides its own `play`. In `npm test` axe, HTML validation and target sizes run for the first story of
 * a file only, because they take half of the time of all stories; `npm run test:full` runs them for every story (decision 0030).
 */
export async function check(story: StoryFacts & { title: string; name: string }): Promise<void> {
  await checkTextSpacing();
  const full = import.meta.env.VITE_FULL === '1';
  if (!full && !(await isFirstOfFile())) return;
  const { shown, dark } = judgedBy(story);
  if (shown !== 'none') await checkAxe(shown);
  const { checkHtml, checkTargets, checkTree } = await import('./markup');
  if (!isDark(story)) {
    await checkHtml(story.title);
    checkTargets();
  }
  if (!full) return;
  if (!isDark(story)) checkTree(story.title, story.name);
  if (dark) await checkDark();
}
