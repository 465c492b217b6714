export { StatusMark, type StatusMarkProps, type StatusStage, type StatusTone } from './StatusMark';
