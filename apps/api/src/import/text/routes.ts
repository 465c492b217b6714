import { berlinDay } from '@stellwerk/domain';
import { handlers } from '../../http/call.ts';
import { sanitiseOrNull } from '../../rich-text/sanitise.ts';
import { readJobText } from './read-job-text.ts';

const orNull = <T extends string>(text: T | ''): T | null => (text === '' ? null : text);

/** Reading a posting from its text; nothing of it is stored or logged. */
export const parseHandlers = handlers({
  parseJob: ({ context, body }) => {
    const found = readJobText(body.source, berlinDay(context.now()));
    return {
      title: orNull(found.title),
      city: orNull(found.city),
      workingModel: orNull(found.workingModel),
      employment: orNull(found.employment),
      ote: orNull(found.salary),
      payRange: found.payRange,
      closesAt: orNull(found.closesOn),
      jobDescription: sanitiseOrNull(found.sections.description),
      yourTasks: sanitiseOrNull(found.sections.tasks),
      yourProfile: sanitiseOrNull(found.sections.profile),
      weOffer: sanitiseOrNull(found.sections.offer),
      aboutUs: sanitiseOrNull(found.sections.aboutUs),
    };
  },
});
