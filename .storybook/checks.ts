import { isDark, judgedBy, type StoryFacts } from '@stellwerk/testing/selection';
import { checkAxe, checkDark } from './axe';
import { checkTextSpacing } from './text-spacing';

/** What is asked of every story at its end, besides what its own `play` asks. */
export async function check(story: StoryFacts & { title: string; name: string }): Promise<void> {
  await checkTextSpacing();
  const { shown, dark } = judgedBy(story);
  if (shown !== 'none') await checkAxe(shown);
  if (import.meta.env.VITE_FULL !== '1') return;
  if (!isDark(story)) {
    const { checkHtml, checkTargets, checkTree } = await import('./full-checks');
    await checkHtml(story.title);
    checkTree(story.title, story.name);
    checkTargets();
  }
  if (dark) await checkDark();
}
