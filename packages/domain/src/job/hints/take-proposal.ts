import type { JobHint } from './hints';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Replaces the words found by a hint with its proposal everywhere. Tags and attributes of HTML stay unchanged.
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
