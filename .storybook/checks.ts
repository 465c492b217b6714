import { isDark, judgedBy, type StoryFacts } from '@stellwerk/testing/selection';
import { checkAxe, checkDark } from './axe';
import { isFirstOfFile } from './place';
import { checkTextSpacing } from './text-spacing';

/**
 * What is asked of every story at its end, besides what its own `play` asks. In `npm test` axe, the validation of HTML and the size of
 * targets are asked of the first story of a file: half of the time of all stories would go there; all others are judged in
 * `npm run test:full` (decision 0030).
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
