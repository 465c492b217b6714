import type { Login } from './session';

/** A job as the form sends it, with all required fields. */
export const jobOffer = {
  title: 'Fachkraft für Gleisbau (m/w/d)',
  city: 'Kassel',
  workingModel: 'Büro',
  employment: 'Vollzeit',
  jobDescription: '<p>Wir bauen Gleise.</p>',
  yourTasks: '<p>Bauen</p>',
  yourProfile: '<p>Sorgfalt</p>',
  jobProfileType: 'DEFAULT',
  templateType: 'template2',
  isActive: true,
  focusPage: null,
  video: null,
};

/**
 * Publishes a job of the first company as one of its members.
 * @param more differences from `jobOffer`
 * @returns its id
 */
export async function createJob({ origin, token }: Login, more: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const response = await fetch(`${origin}/api/private/jobs/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ companyId: 1, jobOffer: { ...jobOffer, ...more } }),
  });
  const answer: { readonly id: number } = await response.json();
  if (response.status !== 201) throw new Error(JSON.stringify(answer));
  return answer.id;
}
