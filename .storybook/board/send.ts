import { stateLabels, type Verdict } from '../review/model.ts';
import { germanDay, labels } from './labels.de.ts';
import { keepVerdict } from './memory.ts';
import type { Destination } from './model.ts';

/** Result of a decision, in words for the reviewer. */
export interface Sent {
  readonly ok: boolean;
  readonly message: string;
}

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : '';

async function post(url: string, verdict: Verdict): Promise<Sent> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(verdict) };
  const response = await fetch(url, request).catch(() => undefined);
  if (response?.ok === true) return { ok: true, message: labels.saved };
  const body: unknown = await response?.json().catch(() => undefined);
  return { ok: false, message: `${labels.failure} ${messageOf(body)}`.trim() };
}

/** A decision as the text of an issue. */
function issueText(verdict: Verdict): string {
  const { state, who, when, remark, notes = [] } = verdict;
  const lines = [labels.reviewedBy(stateLabels[state], who, when), remark, ...notes.map(({ picture, text }) => `- ${picture}: ${text}`)];
  return [...lines.filter((line) => line !== ''), '', `${verdict.screen}, ${verdict.seen.revision}, ${germanDay(when)}`].join('\n');
}

/** URL of an issue form: `{title}` and `{body}` stand for the decision. */
const issueUrl = (form: string, verdict: Verdict): string =>
  form
    .replaceAll('{title}', encodeURIComponent(`${stateLabels[verdict.state]}: ${verdict.screen}`))
    .replaceAll('{body}', encodeURIComponent(issueText(verdict)));

/** Sends a decision to the destination of the board. */
export async function send(destination: Destination, verdict: Verdict): Promise<Sent> {
  if (destination.kind === 'server') return post('verdicts', verdict);
  if (destination.kind === 'file') {
    keepVerdict(verdict);
    return { ok: true, message: labels.kept };
  }
  if (!destination.url.includes('{body}')) return post(destination.url, verdict);
  window.open(issueUrl(destination.url, verdict), '_blank', 'noopener');
  return { ok: true, message: labels.opened };
}
