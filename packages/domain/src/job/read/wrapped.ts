import { asList, asObject, firstText, type WireObject } from '../../wire/loose';

/** The job in a response that may wrap it as jobOfferDto, jobOfferPublicDto or job, plus teamMembers (EN42). */
export function unwrapJob(answer: unknown): WireObject {
  const outer = asObject(answer);
  for (const key of ['jobOfferDto', 'jobOfferPublicDto', 'job']) {
    const inner = asObject(outer[key]);
    if (Object.keys(inner).length > 0) return asList(inner.teamMembers).length > 0 ? inner : { ...inner, teamMembers: outer.teamMembers };
  }
  return outer;
}

/** The company of a job, given as text, as object under `company`, or as object under `companyId` (A36). */
export function companyOf(job: WireObject): unknown {
  const name = firstText(job.company);
  if (name !== '') return { ...asObject(job.companyId), name };
  return Object.keys(asObject(job.company)).length > 0 ? job.company : job.companyId;
}
