export { NewsletterScreen, type NewsletterScreenProps } from './NewsletterScreen';
