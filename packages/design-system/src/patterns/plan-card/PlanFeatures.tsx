import { PLAN_MEMBERS, planFeatures, type Plan } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { Icon } from '../../components/icon';
import { de } from '../i18n/de';
import { jobsLabel, membersLabel } from './price';

/** Contents of a plan: jobs, members, features (CP13, CP14, CP17). */
export function PlanFeatures({ plan, className }: { plan: Plan; className?: string }) {
  const rows = [
    { label: de.plans.jobs, value: jobsLabel(plan.maxJobs) },
    { label: de.plans.members, value: membersLabel(PLAN_MEMBERS[plan.type]) },
    ...planFeatures[plan.type].map((label) => ({ label, value: '' })),
  ];
  return (
    <ul className={cx('sw:grid sw:content-start sw:gap-x-6 sw:gap-y-2.5 sw:text-sm', className)}>
      {rows.map(({ label, value }) => (
        <li key={label} className="sw:flex sw:min-w-0 sw:gap-2.5">
          <Icon as={Check} size={16} className="sw:mt-0.5 sw:text-signal" />
          <span className="sw:min-w-0 sw:flex-1">{label}</span>
          {value && <span className="sw:font-semibold">{value}</span>}
        </li>
      ))}
    </ul>
  );
}
