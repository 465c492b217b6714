import type { LucideIcon } from 'lucide-react';

/** One entry of a menu. */
export interface MenuEntry {
  /** Key of the entry. */
  key: string;
  /** Its label. */
  label: string;
  /** An icon before the label. */
  icon?: LucideIcon;
  /** Marks it as destructive. @default false */
  danger?: boolean;
  /** Disables it. @default false */
  disabled?: boolean;
  /** Called when it is selected; the menu has closed already. */
  onSelect: () => void;
}
