export { ComingSoon, ComingSoonNote, type ComingSoonProps } from './ComingSoon';
