import { companySizeLabel } from '@stellwerk/domain';
import type { FieldOf } from '../shared/merge';
import { VersionConflict, type ConflictOf } from '../shared/VersionConflict';
import { labels } from './messages.de';
import type { CompanyProfileValues } from './company-profile';

export interface ProfileConflictProps extends ConflictOf<CompanyProfileValues> {
  industries: readonly { readonly value: string; readonly label: string }[];
}

/** Both versions of a company's profile (decision 0041). */
export function ProfileConflict({ industries, ...conflict }: ProfileConflictProps) {
  const textOf = (name: FieldOf<CompanyProfileValues>, { [name]: value }: CompanyProfileValues): string => {
    if (name === 'industry') return industries.find((industry) => industry.value === value)?.label ?? value;
    return name === 'employees' ? companySizeLabel(value) : value;
  };
  return <VersionConflict {...conflict} title={labels.conflict} labels={labels.fields} rich={['description']} textOf={textOf} />;
}
