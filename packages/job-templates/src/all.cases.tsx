import { root, type Cases } from '@stellwerk/testing/cases';
import * as designs from './index';
import { emptyJob, fullJob, propsOf } from './tests/samples';

const full = propsOf(fullJob);

/** One entry per exported component; the tests beside fail for a component without one. */
export const cases: Cases = {
  JobKlassisch: root((p) => <designs.JobKlassisch {...full} {...p} />),
  JobKonservativ: root((p) => <designs.JobKonservativ {...full} {...p} />),
  JobModern: root((p) => <designs.JobModern {...full} {...p} />),
  // With an empty job: every fallback at once.
  JobTemplateView: root((p) => <designs.JobTemplateView {...propsOf(emptyJob)} {...p} />),
};
