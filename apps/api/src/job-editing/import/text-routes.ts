import { berlinDay, byJobDetail } from '@stellwerk/domain';
import { actorOf, handlers } from '../../platform/http/call.ts';
import { readText } from './apart/index.ts';

const orNull = <T extends string>(text: T | ''): T | null => (text === '' ? null : text);

/** Call that parses the text of a job; nothing of it is stored or logged. */
export const parseHandlers = handlers({
  parseJob: async ({ body, ...call }) => {
    const { limits, now } = call.context;
    await limits.consume('job-texts', actorOf(call).id);
    const { sections, ...found } = await readText(body.source, berlinDay(now()));
    return {
      title: orNull(found.title),
      city: orNull(found.city),
      workingModel: orNull(found.workingModel),
      employment: orNull(found.employment),
      ...byJobDetail((name) => found.details[name] || null),
      ote: orNull(found.salary),
      payRange: found.payRange,
      closesAt: orNull(found.closesOn),
      jobDescription: sections.description,
      yourTasks: sections.tasks,
      yourProfile: sections.profile,
      weOffer: sections.offer,
      aboutUs: sections.aboutUs,
      ...(found.notes.length > 0 && { notes: [...found.notes] }),
    };
  },
});
