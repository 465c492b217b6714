import { focusStatusLabels } from '@stellwerk/domain';
import type { FieldOf } from '../shared/merge';
import { VersionConflict, type ConflictOf } from '../shared/VersionConflict';
import { labels } from './messages.de';
import type { FocusPageValues } from './schema';

export interface FocusConflictProps extends ConflictOf<FocusPageValues> {
  industries: readonly { readonly id: string; readonly name: string }[];
}

/** Both versions of a focus page that two people have edited, field by field (decision 0041). */
export function FocusConflict({ industries, ...conflict }: FocusConflictProps) {
  const textOf = (name: FieldOf<FocusPageValues>, values: FocusPageValues): string => {
    if (name === 'featured') return values.featured ? labels.yes : labels.no;
    if (name === 'status') return focusStatusLabels[values.status];
    if (name === 'industry') return industries.find(({ id }) => id === values.industry)?.name ?? values.industry;
    return values[name];
  };
  return <VersionConflict {...conflict} title={labels.conflict} labels={labels.fields} rich={['content']} textOf={textOf} />;
}
