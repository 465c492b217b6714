export { answerText } from './answer-text';
