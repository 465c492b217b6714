export { ApplicationCard, type ApplicationCardProps } from './ApplicationCard';
