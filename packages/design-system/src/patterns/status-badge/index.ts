export { StatusBadge, type StatusBadgeProps } from './StatusBadge';
export { statusLook } from './status-look';
