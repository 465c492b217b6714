export { answerText } from '../../shared/call-failure';
