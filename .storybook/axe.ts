import axe from 'axe-core';
import { axeRules } from './a11y-exceptions';

/** Rules that judge colours only. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Storybook's own elements, which are always in the document. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Whether an accessible name equals the visible text apart from soft hyphens: axe compares letter by letter (decision 0064). */
function isSpelledAlike(id: string, [selector]: axe.NodeResult['target']): boolean {
  const element = id === 'label-content-name-mismatch' && typeof selector === 'string' ? document.querySelector(selector) : null;
  return element !== null && element.ariaLabel === element.textContent.replaceAll('\u00ad', '');
}

async function judge(scheme: string, options: axe.RunOptions): Promise<void> {
  axe.configure({ rules: axeRules });
  const { violations } = await axe.run({ include: [document.body], exclude }, { ...options, resultTypes: ['violations'] });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !isSpelledAlike(id, target))
      .map(({ html, target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
  if (found.length > 0) throw new Error(`axe, ${scheme} (${found.length}):\n${found.join('\n')}`);
}

/** Fails when axe finds a violation in the rendered page. */
export const checkAxe = (rules: 'all' | 'colours'): Promise<void> =>
  judge('as shown', rules === 'all' ? {} : { runOnly: { type: 'rule', values: colours } });

/** Fails when a text lacks contrast in the dark theme. */
export async function checkDark(): Promise<void> {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'dark';
  try {
    await judge('dark', { runOnly: { type: 'rule', values: colours } });
  } finally {
    dataset.theme = theme;
  }
}
