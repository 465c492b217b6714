import { dataOf } from '@stellwerk/design-system';
import { similarJobs } from '@stellwerk/domain/calls';
import { SimilarJobs } from '@stellwerk/screens/public/job/similar';
import { useCall } from '../../../data/use-call';

/** Open jobs similar to another one. */
export default function Similar({ id }: { readonly id: string }) {
  const jobs = dataOf(useCall(similarJobs, { params: { id } })) ?? [];
  return <SimilarJobs jobs={jobs} className="sw:mx-auto sw:max-w-page sw:px-5 sw:py-12 sw:lg:px-10" />;
}
