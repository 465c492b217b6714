import type { JobHint } from './hints';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text in which the proposal of a hint stands everywhere instead of the words found. Tags and attributes of HTML stay as they are.
 * @param value the field's value: plain text, or HTML
 */
export function takeProposal(value: string, { found, proposal }: Pick<JobHint, 'found' | 'proposal'>): string {
  if (proposal === null || found === '') return value;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(found)}(?![\\p{L}\\p{N}])`, 'gu');
  return value
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') && part.endsWith('>') ? part : part.replace(whole, () => proposal)))
    .join('');
}
