import { root, type Cases } from '@stellwerk/testing/cases';
import * as designs from './index';
import { emptyJob, fullJob, propsOf } from './tests/samples';

const full = propsOf(fullJob);

/** One case per exported component; the tests beside it fail for a component without one. */
export const cases: Cases = {
  JobKlassisch: root((p) => <designs.JobKlassisch {...full} {...p} />),
  JobKonservativ: root((p) => <designs.JobKonservativ {...full} {...p} />),
  JobModern: root((p) => <designs.JobModern {...full} {...p} />),
  // An empty job shows every fallback at once.
  JobTemplateView: root((p) => <designs.JobTemplateView {...propsOf(emptyJob)} {...p} />),
};
