export { useAction, type Action, type ActionOutcome, type ActionTexts, type ToastText } from './use-action';
