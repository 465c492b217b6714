export { ComingSoon, ComingSoonNote, type ComingSoonNoteProps, type ComingSoonProps } from './ComingSoon';
