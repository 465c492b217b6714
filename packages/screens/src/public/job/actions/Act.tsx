import { Button, Icon } from '@stellwerk/design-system';
import type { LucideIcon } from 'lucide-react';

export interface ActProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
}

/** A visitor's action on a job. */
export function Act({ icon, label, onClick }: ActProps) {
  return (
    <Button variant="quiet" size="sm" onClick={onClick}>
      <Icon as={icon} />
      {label}
    </Button>
  );
}
