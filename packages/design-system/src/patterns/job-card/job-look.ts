import type { WorkingModel } from '@stellwerk/domain';
import { ArrowLeftRight, Building2, House, type LucideIcon } from 'lucide-react';

/** The icon of a working model. */
export const workingModelIcon = {
  Remote: House,
  Hybrid: ArrowLeftRight,
  Büro: Building2,
} as const satisfies Record<WorkingModel, LucideIcon>;

function isWorkingModel(word: string): word is WorkingModel {
  return word in workingModelIcon;
}

/** The icon of a working model as sent by the server; an unknown value counts as office work. */
export function iconOfWorkingModel(word: string): LucideIcon {
  return isWorkingModel(word) ? workingModelIcon[word] : Building2;
}
