import { HtmlValidate } from 'html-validate/browser';
import { utils } from 'vitest/browser';
import { foreignNodes, htmlConfig, htmlExceptions } from './html-rules';
import { smallTargets } from '@stellwerk/testing/targets';
import { clash, type Seen, stateOf } from './states';

const validator = new HtmlValidate(htmlConfig);
const seen: Seen[] = [];

/** Fails when the markup at the end of a story breaks a rule of `html-rules.ts`. */
export async function checkHtml(title: string): Promise<void> {
  const body = document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) return;
  for (const { selector } of foreignNodes) for (const node of body.querySelectorAll(selector)) node.remove();
  const html = body.innerHTML;
  const { results } = await validator.validateString(html);
  const errors = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !htmlExceptions.some((exception) => exception.title === title && exception.rule === ruleId))
    .map(({ ruleId, message, offset, selector }) => `${ruleId}: ${message}\n  ${selector ?? ''}\n  ${html.slice(offset, offset + 160)}`);
  if (errors.length > 0) throw new Error(`HTML (${errors.length}):\n${errors.join('\n')}`);
}

/** Fails when two states of the same entry have the same text for screen readers. */
export function checkTree(title: string, name: string): void {
  const state = stateOf(name);
  if (state === undefined) return;
  const story = { title, name, state, tree: utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body)) };
  const same = clash(story, seen);
  seen.push(story);
  if (same !== undefined)
    throw new Error(`„${name}“ and „${same.name}“ are different states, yet their accessibility trees are equal:\n${story.tree}`);
}

/** Fails when an interactive element is smaller than 24 by 24 px (WCAG 2.5.8). */
export function checkTargets(): void {
  const small = smallTargets(document.body);
  if (small.length > 0) throw new Error(`Targets below 24 × 24 px:\n${small.join('\n')}`);
}
