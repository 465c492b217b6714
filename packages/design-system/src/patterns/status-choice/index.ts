export { StatusChoice, type StatusChoiceProps, type StatusValue } from './StatusChoice';
