import { isDark, judgedBy, type StoryFacts } from '@stellwerk/testing/selection';
import { checkAxe, checkDark, checkNews } from './axe';
import { checkTextSpacing } from './text-spacing';

/** What is asked of every story at its end, besides what its own `play` asks. */
export async function check(story: StoryFacts & { title: string; name: string }): Promise<void> {
  await checkTextSpacing();
  // What `npm test` runs is a state, and light.
  if (import.meta.env.VITE_FULL !== '1') return checkNews();
  const { shown, dark } = judgedBy(story);
  if (shown !== 'none') await checkAxe(shown);
  if (!isDark(story)) {
    const { checkHtml, checkTargets, checkTree } = await import('./full-checks');
    await checkHtml(story.title);
    checkTree(story.title, story.name);
    checkTargets();
  }
  if (dark) await checkDark();
}
