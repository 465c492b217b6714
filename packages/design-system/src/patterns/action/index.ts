export { useAction, type Action, type ActionOutcome, type ActionTexts } from './use-action';
