export * from './amount';
export * from './date';
export * from './embed-code';
export * from './initials';
export * from './link';
export { withScheme } from '../url';
export * from './rich-text';
