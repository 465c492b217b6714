export { OwnApplicationCard, type OwnApplicationCardProps } from './OwnApplicationCard';
