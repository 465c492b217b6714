import { Badge, type BadgeProps } from '@stellwerk/design-system/badge';
import { type ReviewState, stateLabels } from '../review/model.ts';

const tones: Readonly<Record<ReviewState, BadgeProps['tone']>> = {
  'in-review': 'neutral',
  approved: 'signal',
  'changes-requested': 'amber',
};

export const StateBadge = ({ state }: { readonly state: ReviewState }) => <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
