export { StartClosing, type StartClosingProps } from './StartClosing';
